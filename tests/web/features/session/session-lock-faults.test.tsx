import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionMessage } from '../../../../web/platform/session/session-channel.ts';
import { sessionOf, openAccountWorkbench } from '../account/open-account-dialog.ts';
import {
  lockScreen,
  openLockableWorkbench,
  lockAnswer,
  locked,
  password,
  pressLock,
  refusedAsLocked,
  unlockAnswer,
} from './lock-screen-fixtures.ts';
import { errorOf, signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';

describe('The lock screen in special cases', () => {
  it('is shown without a network too, and the gateway is notified when it is back', async () => {
    let isOnline = false;
    const { gateway } = await openLockableWorkbench({
      SessionLock: () => (isOnline ? lockAnswer() : new TypeError('Failed to fetch')),
    });
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

  it('holds back requests of the page meanwhile, and sends them afterwards without blanking anything', async () => {
    let isLocked = false;
    const { user, gateway } = await openLockableWorkbench({
      Module: () =>
        isLocked
          ? refusedAsLocked()
          : { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } } },
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
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(2),
    );
    expect(await screen.findByText(/找不到该模块|没有该模块/u)).toBeTruthy();
  });

  it('stays when an answer says neither that the session is locked nor that it is not', async () => {
    await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: refusedAsLocked,
        LockedSession: () => ({ data: { lockedSession: null } }),
        StillSignedIn: () => new TypeError('Failed to fetch'),
      }),
    });
    expect(await screen.findByText(/页面保持锁定/u)).toBeTruthy();
    expect(lockScreen()).not.toBeNull();
  });

  it('is not offered if nothing would unlock it again', async () => {
    const { user, gateway } = await openAccountWorkbench(
      {},
      { viewer: { ...viewerOf(), session: sessionOf('P1~', { isLockable: false }) } },
    );
    pressLock();
    expect(screen.queryByRole('button', { name: '锁定屏幕' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /账号菜单/u }));
    expect(screen.queryByRole('menuitem', { name: '锁定屏幕' })).toBeNull();
    expect(lockScreen()).toBeNull();
    expect(gateway.operations()).not.toContain('SessionLock');
  });

  it('leads to the sign-in page when there is no session any more', async () => {
    const { address } = await openLockableWorkbench({ SessionLock: () => lockAnswer(null) });
    pressLock();
    await waitFor(() => expect(address()).toContain('/login'));
    expect(document.documentElement.hasAttribute('data-covered')).toBe(false);
  });

  it('starts a single sign-on for a session of single sign-on', async () => {
    const begun = { data: { singleSignOnBegin: { url: 'https://sso.example/start?state=s1' } } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(begun)));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, left } = await openLockableWorkbench({
      SessionLock: () =>
        lockAnswer(
          locked({ signedInBy: 'SINGLE_SIGN_ON', singleSignOnUrl: 'https://sso.example/start' }),
        ),
    });
    pressLock();
    await user.click(await screen.findByRole('button', { name: '重新单点登录' }));
    await waitFor(() => expect(left).toEqual(['https://sso.example/start?state=s1']));
    expect(window.sessionStorage.getItem('portal.signOn.from')).toBe('/page');
  });

  it('reports that the services cannot check a password, and gives the page back', async () => {
    const { user } = await openLockableWorkbench({
      SessionLock: () => ({
        data: { sessionLock: null },
        errors: [errorOf('UPSTREAM_FAILED', ['sessionLock'], { reason: 'NOT_IMPLEMENTED' })],
      }),
    });
    pressLock();
    await user.click(await screen.findByRole('button', { name: '返回页面' }));
    expect(await screen.findByRole('tree')).toBeTruthy();
  });

  it('appears and disappears together with the other windows', async () => {
    const heard = new Set<(message: SessionMessage) => void>();
    const posted: SessionMessage[] = [];
    const { user, gateway } = await openLockableWorkbench(
      {},
      {
        post: (message) => void posted.push(message),
        subscribe(listener) {
          heard.add(listener);
          return () => heard.delete(listener);
        },
      },
    );
    const tell = (message: SessionMessage) =>
      act(() => heard.forEach((listener) => listener(message)));
    tell({ kind: 'locked' });
    await password();
    expect(gateway.operations()).toContain('SessionLock');
    tell({ kind: 'unlocked' });
    await waitFor(() => expect(lockScreen()).toBeNull());
    expect(posted.filter(({ kind }) => kind !== 'activity')).toEqual([]);
    pressLock();
    await user.type(await password(), 'secret{Enter}');
    await waitFor(() => expect(lockScreen()).toBeNull());
    expect(posted.filter(({ kind }) => kind !== 'activity')).toEqual([
      { kind: 'locked' },
      { kind: 'unlocked' },
    ]);
  });
});
