import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionChannel } from '../../../../web/platform/session/session-channel.ts';
import { otherWindows } from '../account/open-account-dialog.ts';
import {
  errorOf,
  goodLogin,
  moduleAnswer,
  signedIn,
  supplier,
  viewerOf,
} from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import type { Answers } from '../../support/fake-gateway.ts';

async function workbench(more: Answers = {}, viewer?: object, channel?: SessionChannel) {
  const app = await renderPortal({
    path: viewer === undefined ? '/page' : '/spage',
    answers: signedIn(viewer, more),
    ...(channel && { channel }),
  });
  await screen.findByRole('tree');
  return app;
}

async function open(user: Awaited<ReturnType<typeof renderPortal>>['user'], ...names: string[]) {
  for (const name of names) await user.click(screen.getByRole('treeitem', { name }));
}

const later = { __typename: 'BuiltInScreen', screen: 'later', parameters: [] };
const expired = (code: string) => () => ({
  data: { viewer: null },
  errors: [errorOf(code, ['viewer'])],
});

describe('The end of a session', () => {
  it.each(['UNAUTHENTICATED', 'SESSION_EXPIRED'])(
    'in use (%s) is reported once, however many calls met it, and leads to the sign-in page',
    async (code) => {
      const { user, address } = await workbench({ Module: expired(code) });
      await open(user, '要货申请', '价格查询', '经营报表', '日销报表');
      const dialogs = await screen.findAllByRole('dialog', { name: '登录已失效' });
      expect(dialogs).toHaveLength(1);
      expect(within(screen.getByRole('dialog')).queryByRole('button', { name: '重试' })).toBeNull();
      expect(screen.getAllByRole('tab', { hidden: true })).toHaveLength(4);
      await user.click(screen.getByRole('button', { name: '重新登录' }));
      await waitFor(() => expect(address()).toMatch(/^\/login(\?from=|$)/u));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('lets the same user return to the tabs and the page after a new sign-in', async () => {
    let isOver = false;
    const { user, address } = await workbench({
      Workbench: () => ({ data: { viewer: isOver ? null : viewerOf() } }),
      Module: ({ code }) => {
        if (code === 'M-sales') isOver = true;
        return isOver ? expired('SESSION_EXPIRED')() : moduleAnswer(code, later);
      },
      SignIn() {
        isOver = false;
        return goodLogin('STAFF');
      },
    });
    await open(user, '价格查询', '经营报表', '日销报表');
    await user.click(await screen.findByRole('button', { name: '重新登录' }));
    await user.type(await screen.findByLabelText('企业编号'), '100001');
    await user.type(screen.getByLabelText('账号'), 'ops_director');
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await screen.findByRole('tree');
    expect(address()).toContain('M-sales');
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      '首页',
      '价格查询',
      '日销报表',
    ]);
  });

  it('leads a different user who signs in afterwards to the home page of that user', async () => {
    const { user, address } = await workbench({
      Module: expired('SESSION_EXPIRED'),
      SignIn: () => {
        const { sessionSignIn } = goodLogin('STAFF').data;
        return {
          data: {
            sessionSignIn: {
              ...sessionSignIn,
              viewer: { ...sessionSignIn.viewer, id: 'viewer-2' },
            },
          },
        };
      },
    });
    await open(user, '价格查询');
    await user.click(await screen.findByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(address()).toContain('/login?from='));
    await user.type(screen.getByLabelText('企业编号'), '100001');
    await user.type(screen.getByLabelText('账号'), 'store1001');
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/page'));
  });

  it('is over when the same user has signed in again in another window: failed requests are sent again', async () => {
    let isOver = true;
    const windows = otherWindows();
    const { user, gateway } = await workbench(
      { Module: ({ code }) => (isOver ? expired('SESSION_EXPIRED')() : moduleAnswer(code, later)) },
      undefined,
      windows.channel,
    );
    await open(user, '价格查询');
    await screen.findByRole('dialog', { name: '登录已失效' });
    isOver = false;
    act(() => windows.tell({ kind: 'signed-in', side: 'STAFF', account: 'viewer-1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(2),
    );
  });

  it('is also detected when an answer has no viewer any more', async () => {
    const { user } = await workbench({ Module: () => ({ data: { viewer: null } }) });
    await open(user, '价格查询');
    expect(await screen.findByRole('dialog', { name: '登录已失效' })).toBeTruthy();
  });

  it('is not concluded when only the renewal failed: the user may try again', async () => {
    let calls = 0;
    const { user, gateway } = await workbench({
      Module: () =>
        ++calls === 1
          ? {
              data: { viewer: null },
              errors: [
                errorOf('UPSTREAM_UNREACHABLE', ['viewer'], { reason: 'TOKEN_REFRESH_FAILED' }),
              ],
            }
          : { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } } },
    });
    await open(user, '价格查询');
    const dialog = await screen.findByRole('dialog', { name: '登录已失效' });
    expect(dialog.textContent).toContain('登录凭证刷新失败');
    await user.click(within(dialog).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(2),
    );
    expect(screen.getByRole('tablist')).toBeTruthy();
  });
});

describe('Signing out', () => {
  async function signOut({ user }: Awaited<ReturnType<typeof renderPortal>>, name: string) {
    await user.click(screen.getByRole('button', { name: `${name}，账号菜单` }));
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
  }

  it('leads to the sign-in page of staff, requires a new sign-in and leaves nothing in the cache', async () => {
    const app = await workbench();
    window.localStorage.setItem('portal.playground.viewer-1:graphiql:tabState', 'password: "x"');
    await signOut(app, '林知夏');
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(screen.getByText('请重新登录').getAttribute('role')).toBe('status');
    const client = await app.services.loadClient();
    await waitFor(() => expect(client.extract()).toEqual({}));
    expect(
      Object.keys(window.localStorage).filter((key) => key.startsWith('portal.playground.')),
    ).toEqual([]);
  });

  it('leads to the sign-in page of suppliers for a supplier', async () => {
    const app = await workbench({}, supplier);
    await signOut(app, '新绿农业');
    await waitFor(() => expect(app.address()).toBe('/supplierlogin'));
    expect(screen.getByText('请重新登录').getAttribute('role')).toBe('status');
  });

  it('keeps language and appearance', async () => {
    const app = await workbench();
    await app.services.language.setLocale('zh-TW');
    app.services.scheme.choose('dark');
    await app.user.click(await screen.findByRole('button', { name: '林知夏，帳號選單' }));
    await app.user.click(await screen.findByRole('menuitem', { name: '登出' }));
    expect(await screen.findByRole('heading', { name: '零售商登入' })).toBeTruthy();
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('reports that the gateway was not reached, and stays signed in', async () => {
    const app = await workbench({ SignOut: () => new TypeError('Failed to fetch') });
    await signOut(app, '林知夏');
    expect((await screen.findByText('退出登录没有成功，请重试。')).getAttribute('role')).toBe(
      'alert',
    );
    expect(app.address()).toBe('/page');
  });
});
