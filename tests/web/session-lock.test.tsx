import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionChannel, SessionMessage } from '../../web/kit/session/session-channel.ts';
import { renderApp, type Answers } from '../support/render-app.tsx';
import { zhCN } from '../support/texts.ts';
import { errorOf, signedIn, viewerOf } from './shell-fixtures.ts';

// Loaded here, so that no test pays for it.
import '../../web/features/account/sessions/SessionsDialog.tsx';

const locked = (over: object = {}) => ({
  __typename: 'LockedSession',
  code: 'ops_director',
  name: '林知夏',
  enterpriseName: '样例零售',
  userType: 'STAFF',
  signedInBy: 'PASSWORD',
  singleSignOnUrl: null,
  lockedAt: '2026-06-15T10:00:00+08:00',
  ...over,
});
const lockAnswer = (session: object | null = locked()) => ({
  data: { sessionLock: { __typename: 'SessionLockPayload', lockedSession: session } },
});
const unlockAnswer = (attemptsLeft: number | null, code = 'WRONG_CREDENTIALS') => ({
  data: {
    sessionUnlock: {
      __typename: 'SessionUnlockPayload',
      viewer: attemptsLeft === null ? { __typename: 'Viewer', id: 'viewer-1' } : null,
      attemptsLeft,
      userErrors: attemptsLeft === null ? [] : [{ __typename: 'UserError', field: ['input', 'password'], code, message: '不对' }],
    },
  },
});
const refusedAsLocked = () => ({ data: null, errors: [errorOf('SESSION_LOCKED', ['viewer'])] });

const pressLock = () => fireEvent.keyDown(window, { code: 'KeyL', key: 'L', altKey: true, shiftKey: true });
const password = () => screen.findByLabelText<HTMLInputElement>('密码');
const cover = () => document.querySelector<HTMLDialogElement>('dialog.lock-screen');

async function workbench(more: Answers = {}, channel?: SessionChannel) {
  const app = await renderApp({
    at: '/page',
    answers: signedIn(undefined, { SessionLock: () => lockAnswer(), SessionUnlock: () => unlockAnswer(null), ...more }),
    ...(channel && { channel }),
  });
  await screen.findByRole('tree');
  return app;
}

describe('The lock screen', () => {
  it('covers the page at once, keeps its state, and gives the focus back where it was', async () => {
    const { user, gateway, container } = await workbench();
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
    expect(cover()?.querySelector('h1')?.textContent).toBe('林知夏');
    await user.type(field, 'secret{Enter}');
    await waitFor(() => expect(cover()).toBeNull());
    expect(gateway.asked.find(({ operation }) => operation === 'SessionUnlock')?.variables).toEqual({
      input: { password: 'secret' },
    });
    expect(tree.isConnected).toBe(true);
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(2);
    expect(document.activeElement).toBe(focused);
    expect(document.title).toBe(title);
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('hides what opens behind it, and a title that is set there', async () => {
    await workbench();
    pressLock();
    const late = document.body.appendChild(document.createElement('div'));
    document.title = '采购订单 88';
    await waitFor(() => expect(late.getAttribute('aria-hidden')).toBe('true'));
    await waitFor(() => expect(document.title).not.toContain('88'));
    late.remove();
  });

  it('keeps a dialog that was open under it, and does not close by Escape', async () => {
    const { user } = await workbench({
      Sessions: () => ({ data: { viewer: { __typename: 'Viewer', id: 'viewer-1', sessions: [] } } }),
    });
    await user.click(screen.getByRole('button', { name: '林知夏，账号菜单' }));
    await user.click(screen.getByRole('menuitem', { name: zhCN['action.sessions'] ?? 'action.sessions' }));
    await screen.findByRole('dialog', { name: '登录与安全' });
    pressLock();
    const field = await password();
    expect(screen.queryByRole('dialog', { name: '登录与安全' })).toBeNull();
    const dialog = cover();
    expect(fireEvent(dialog as Element, new Event('cancel', { cancelable: true }))).toBe(false);
    dialog?.close();
    expect(dialog?.open).toBe(true);
    await user.type(field, 'secret{Enter}');
    expect(await screen.findByRole('dialog', { name: '登录与安全' })).toBeTruthy();
  });

  it('stays over a reload: the gateway answers that it is locked, and the shell comes after the unlocking', async () => {
    let isLocked = true;
    const { user, gateway } = await renderApp({
      at: '/page',
      answers: signedIn(undefined, {
        Workbench: () => (isLocked ? refusedAsLocked() : { data: { viewer: viewerOf() } }),
        LockedSession: () => ({ data: { lockedSession: locked() } }),
        SessionUnlock() {
          isLocked = false;
          return unlockAnswer(null);
        },
      }),
    });
    await user.type(await password(), 'secret{Enter}');
    expect(await screen.findByRole('tree')).toBeTruthy();
    expect(gateway.operations().slice(0, 4)).toEqual(['Workbench', 'LockedSession', 'SessionUnlock', 'Workbench']);
    expect(gateway.operations()).not.toContain('SessionLock');
  });

  it('says how many attempts are left, and the last one leads to the sign-in page', async () => {
    let left = 2;
    const { user, address } = await workbench({ SessionUnlock: () => unlockAnswer(--left) });
    pressLock();
    await user.type(await password(), 'wrong{Enter}');
    const alert = await screen.findByText('密码错误，还可以尝试 1 次');
    expect(alert.getAttribute('role')).toBe('alert');
    const field = await password();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'wrong{Enter}');
    await waitFor(() => expect(address()).toContain('/login'));
    expect(cover()).toBeNull();
    expect(screen.getByText('登录已过期，请重新登录')).toBeTruthy();
  });

  it('asks nobody about an empty password, and passes on why services judge none', async () => {
    const { user, gateway } = await workbench({ SessionUnlock: () => unlockAnswer(4, 'TOO_MANY_ATTEMPTS') });
    pressLock();
    await user.type(await password(), '{Enter}');
    expect(await screen.findByText('请输入密码')).toBeTruthy();
    expect(gateway.operations()).not.toContain('SessionUnlock');
    await user.type(await password(), 'x{Enter}');
    expect(await screen.findByText('不对')).toBeTruthy();
  });

  it('stands without a network too, and tells the gateway when it is back', async () => {
    let isOnline = false;
    const { gateway } = await workbench({ SessionLock: () => (isOnline ? lockAnswer() : new TypeError('Failed to fetch')) });
    pressLock();
    expect(await screen.findByText(/页面保持锁定/u)).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(window.sessionStorage.getItem('portal.locking')).not.toBeNull();
    isOnline = true;
    fireEvent(window, new Event('online'));
    expect(await password()).toBeTruthy();
    expect(gateway.operations().filter((name) => name === 'SessionLock')).toHaveLength(2);
    expect(window.sessionStorage.getItem('portal.locking')).toBeNull();
  });

  it('holds back what the page asks meanwhile, and asks it afterwards without blanking anything', async () => {
    let isLocked = false;
    const { user, gateway } = await workbench({
      Module: () => (isLocked ? refusedAsLocked() : { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } } }),
      LockedSession: () => ({ data: { lockedSession: locked() } }),
      SessionUnlock() {
        isLocked = false;
        return unlockAnswer(null);
      },
    });
    isLocked = true;
    await user.click(screen.getByRole('treeitem', { name: '价格查询' }));
    const field = await password();
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(2);
    await user.type(field, 'secret{Enter}');
    await waitFor(() => expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(2));
    expect(await screen.findByText(/找不到该模块|没有该模块/u)).toBeTruthy();
  });

  it('is not uncovered by an answer that says neither that it is locked nor that it is not', async () => {
    await renderApp({
      at: '/page',
      answers: signedIn(undefined, {
        Workbench: refusedAsLocked,
        LockedSession: () => ({ data: { lockedSession: null } }),
        StillSignedIn: () => new TypeError('Failed to fetch'),
      }),
    });
    expect(await screen.findByText(/页面保持锁定/u)).toBeTruthy();
    expect(cover()).not.toBeNull();
  });

  it('goes to the sign-in page when there is no session any more', async () => {
    const { address } = await workbench({ SessionLock: () => lockAnswer(null) });
    pressLock();
    await waitFor(() => expect(address()).toContain('/login'));
    expect(document.documentElement.hasAttribute('data-covered')).toBe(false);
  });

  it('has a session of single sign-on sign on again', async () => {
    const { user, left } = await workbench({
      SessionLock: () => lockAnswer(locked({ signedInBy: 'SINGLE_SIGN_ON', singleSignOnUrl: 'https://sso.example/start' })),
    });
    pressLock();
    await user.click(await screen.findByRole('button', { name: '重新单点登录' }));
    expect(left).toEqual(['https://sso.example/start']);
    expect(window.sessionStorage.getItem('portal.signOn.from')).toBe('/page');
  });

  it('lets the user return to the sign-in page', async () => {
    const { user, address } = await workbench();
    pressLock();
    await user.click(await screen.findByRole('button', { name: '返回登录' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says so where the services cannot check a password, and gives the page back', async () => {
    const { user } = await workbench({
      SessionLock: () => ({ data: null, errors: [errorOf('UPSTREAM_FAILED', ['sessionLock'], { reason: 'NOT_IMPLEMENTED' })] }),
    });
    pressLock();
    await user.click(await screen.findByRole('button', { name: '返回页面' }));
    expect(await screen.findByRole('tree')).toBeTruthy();
  });

  it('comes and goes with the other windows', async () => {
    const heard = new Set<(message: SessionMessage) => void>();
    const posted: SessionMessage[] = [];
    const { user, gateway } = await workbench(
      {},
      {
        post: (message) => void posted.push(message),
        subscribe(listener) {
          heard.add(listener);
          return () => heard.delete(listener);
        },
      },
    );
    const tell = (message: SessionMessage) => act(() => heard.forEach((listener) => listener(message)));
    tell({ kind: 'locked' });
    await password();
    expect(gateway.operations()).toContain('SessionLock');
    tell({ kind: 'unlocked' });
    await waitFor(() => expect(cover()).toBeNull());
    expect(posted.filter(({ kind }) => kind !== 'activity')).toEqual([]);
    pressLock();
    await user.type(await password(), 'secret{Enter}');
    await waitFor(() => expect(cover()).toBeNull());
    expect(posted.filter(({ kind }) => kind !== 'activity')).toEqual([{ kind: 'locked' }, { kind: 'unlocked' }]);
  });
});
