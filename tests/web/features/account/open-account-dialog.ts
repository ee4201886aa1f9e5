import { screen } from '@testing-library/react';
import type {
  SessionChannel,
  SessionMessage,
} from '../../../../web/platform/session/session-channel.ts';
import { zhCN } from '../../../support/texts.ts';
import { signedIn, viewerOf } from '../../support/shell-fixtures.ts';

// Imported up front, so that its load time does not count in a test.
import '../../../../web/features/account/password/PasswordDialog.tsx';
import '../../../../web/features/account/posts/PostDialog.tsx';
import '../../../../web/features/account/sessions/SessionsDialog.tsx';
import '../../../../web/features/account/shops/ShopDialog.tsx';
import '../../../../web/features/account/tokens/TokensDialog.tsx';
import '../../../../web/features/account/webhooks/WebhooksDialog.tsx';
import { renderPortal } from '../../support/render-portal.tsx';
import type { Answers } from '../../support/fake-gateway.ts';

export const userError = (field: string | null, message: string, code = 'INVALID') => ({
  __typename: 'UserError',
  field: field === null ? null : ['input', field],
  code,
  message,
});

export const post = (code: string, name: string, departmentName = '营运中心') => ({
  __typename: 'Post',
  id: `post-${code}`,
  code,
  name,
  departmentName,
});

export const shop = (number: string, name: string) => ({
  __typename: 'Shop',
  id: `shop-${number}`,
  number,
  name,
});

export const sessionOf = (scope: string, over: object = {}) => ({
  ...viewerOf().session,
  scope,
  ...over,
});

export async function openAccountWorkbench(
  more: Answers = {},
  { viewer, channel }: { viewer?: object; channel?: SessionChannel } = {},
) {
  const app = await renderPortal({
    path: '/page',
    answers: signedIn(viewer, more),
    ...(channel && { channel }),
  });
  await screen.findByRole('tree');
  return app;
}

/** Opens a dialog by the account menu. */
export async function openFromAccountMenu(
  { user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>,
  key: string,
) {
  // By text and not by role: computing the roles of a whole workbench is slow.
  await user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
  await user.click(screen.getByText(zhCN[key] ?? key));
  return screen.findByRole('dialog');
}

/** The other windows of the browser: the messages to them, and messages from them. */
export function otherWindows() {
  const listeners = new Set<(message: SessionMessage) => void>();
  const posted: SessionMessage[] = [];
  return {
    posted,
    tell: (message: SessionMessage) => listeners.forEach((listener) => listener(message)),
    channel: {
      post: (message: SessionMessage) => void posted.push(message),
      subscribe(listener: (message: SessionMessage) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } satisfies SessionChannel,
  };
}
