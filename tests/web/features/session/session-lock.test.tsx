import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../../../support/texts.ts';
import {
  lockScreen,
  openLockableWorkbench,
  locked,
  password,
  pressLock,
  refusedAsLocked,
  unlockAnswer,
} from './lock-screen-fixtures.ts';
import { signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';

describe('The lock screen', () => {
  it('covers the page at once, keeps its state, and restores the focus', async () => {
    const { user, gateway, container } = await openLockableWorkbench();
    await user.click(screen.getByText('价格查询'));
    const tree = screen.getByRole('tree');
    const focused = document.activeElement;
    const title = document.title;
    pressLock();
    expect(container.hasAttribute('inert')).toBe(true);
    expect(document.title).not.toContain('样例');
    expect(document.documentElement.hasAttribute('data-covered')).toBe(true);
    const field = await password();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(lockScreen()?.querySelector('h1')?.textContent).toBe('林知夏');
    expect(lockScreen()?.textContent).toContain('ops_director · 样例零售 · 10:00 锁定');
    await user.type(field, 'secret{Enter}');
    await waitFor(() => expect(lockScreen()).toBeNull());
    expect(
      gateway.requests.find(({ operation }) => operation === 'SessionUnlock')?.variables,
    ).toEqual({
      input: { password: 'secret' },
    });
    expect(tree.isConnected).toBe(true);
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(2);
    expect(document.activeElement).toBe(focused);
    expect(document.title).toBe(title);
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('hides what opens behind it, and a title that is set there', async () => {
    await openLockableWorkbench();
    pressLock();
    const late = document.body.appendChild(document.createElement('div'));
    document.title = '采购订单 88';
    await waitFor(() => expect(late.getAttribute('aria-hidden')).toBe('true'));
    await waitFor(() => expect(document.title).not.toContain('88'));
    late.remove();
  });

  it('keeps a dialog that was open under it, and does not close by Escape', async () => {
    const { user } = await openLockableWorkbench({
      Sessions: () => ({
        data: { viewer: { __typename: 'Viewer', id: 'viewer-1', sessions: [] } },
      }),
    });
    await user.click(screen.getByRole('button', { name: '林知夏，账号菜单' }));
    await user.click(
      screen.getByRole('menuitem', { name: zhCN['action.sessions'] ?? 'action.sessions' }),
    );
    await screen.findByRole('dialog', { name: '登录会话' });
    pressLock();
    const field = await password();
    expect(screen.queryByRole('dialog', { name: '登录会话' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(lockScreen()).toBeTruthy();
    await user.type(field, 'secret{Enter}');
    expect(await screen.findByRole('dialog', { name: '登录会话' })).toBeTruthy();
  });

  it('stays over a reload: the gateway reports the lock, and the shell loads after unlocking', async () => {
    let isLocked = true;
    const { user, gateway } = await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () => (isLocked ? refusedAsLocked() : { data: { viewer: viewerOf() } }),
        LockedSession: () => ({ data: { lockedSession: locked() } }),
        SessionUnlock() {
          isLocked = false;
          return unlockAnswer(null);
        },
      }),
    });
    expect((await password()).type).toBe('password');
    await user.type(await password(), 'secret{Enter}');
    expect(await screen.findByRole('tree')).toBeTruthy();
    expect(gateway.operations().slice(0, 4)).toEqual([
      'Workbench',
      'LockedSession',
      'SessionUnlock',
      'Workbench',
    ]);
    expect(gateway.operations()).not.toContain('SessionLock');
  });

  it('shows how many attempts are left, and the last one leads to the sign-in page', async () => {
    let left = 2;
    const { user, address } = await openLockableWorkbench({
      SessionUnlock: () => unlockAnswer(--left),
    });
    pressLock();
    await user.type(await password(), 'wrong{Enter}');
    const alert = await screen.findByText('密码错误，还可以尝试 1 次');
    expect(alert.getAttribute('role')).toBe('alert');
    const field = await password();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'wrong{Enter}');
    await waitFor(() => expect(address()).toContain('/login'));
    expect(lockScreen()).toBeNull();
    expect(
      screen.getByText(
        '解锁密码连续输错次数过多，为保护账号已退出登录。请重新登录，打开的页面会恢复。',
      ),
    ).toBeTruthy();
  });

  it('sends nothing for an empty password, and shows why the services check none', async () => {
    const { user, gateway } = await openLockableWorkbench({
      SessionUnlock: () => unlockAnswer(4, 'TOO_MANY_ATTEMPTS'),
    });
    pressLock();
    await user.type(await password(), '{Enter}');
    expect(await screen.findByText('请输入密码')).toBeTruthy();
    expect(gateway.operations()).not.toContain('SessionUnlock');
    await user.type(await password(), 'x{Enter}');
    expect(await screen.findByText('不对')).toBeTruthy();
  });

  it('lets the user return to the sign-in page', async () => {
    const { user, address } = await openLockableWorkbench();
    pressLock();
    await user.click(await screen.findByRole('button', { name: '返回登录' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
