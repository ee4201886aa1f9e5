import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openFromAccountMenu, openAccountWorkbench } from '../../account/open-account-dialog.ts';
import { viewerOf } from '../../../support/shell-fixtures.ts';

// Imported up front, so that its load time does not count in a test.
import '../../../../../web/features/home/avatar/AvatarDialog.tsx';

export const BEFORE = '/files/before';
export const AFTER = '/files/after';
export const withAvatar = { viewer: viewerOf({ avatarUrl: BEFORE }) };
export const picture = (name = 'me.png', size = 10) => new File([new Uint8Array(size)], name);

/** An upload that is pending until the test answers it. */
export class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  headers: Record<string, string> = {};
  method = '';
  url = '';
  body: FormData | null = null;
  responseText = '';
  aborted = false;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.aborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(value: object) {
    this.responseText = JSON.stringify(value);
    this.dispatchEvent(new Event('load'));
  }
}

/** Fakes uploads in each test. */
export function useFakeUploads(): void {
  beforeEach(() => {
    FakeRequest.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => vi.unstubAllGlobals());
}

export const saved = (avatarUrl: string | null, userErrors: object[] = []) => ({
  data: {
    avatarSet: {
      __typename: 'AvatarSetPayload',
      viewer: userErrors.length > 0 ? null : { __typename: 'Viewer', id: 'viewer-1', avatarUrl },
      userErrors,
    },
  },
});

export async function open(
  answers: Parameters<typeof openAccountWorkbench>[0] = {},
  options: Parameters<typeof openAccountWorkbench>[1] = withAvatar,
) {
  const app = await openAccountWorkbench(answers, options);
  const dialog = await openFromAccountMenu(app, 'avatar.change');
  const inDialog = within(dialog);
  const choose = (file: File) =>
    fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files: [file] } });
  const sent = async (count = 1) => {
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(count));
    return FakeRequest.sent.at(-1)!;
  };
  const confirm = () => inDialog.getByText<HTMLButtonElement>('确定');
  const preview = () =>
    inDialog.getByRole('figure').querySelector('img')?.getAttribute('src') ?? null;
  return { ...app, dialog, inDialog, choose, sent, confirm, preview };
}
/** The button of the account menu, which shows the avatar. */
export const accountButton = () =>
  screen.getByLabelText('林知夏，账号菜单', { selector: 'button' });
export const inTopBar = () => accountButton().querySelector('img')?.getAttribute('src') ?? null;
