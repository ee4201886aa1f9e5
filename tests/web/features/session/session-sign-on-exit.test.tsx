import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAccountWorkbench } from '../account/open-account-dialog.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

describe('The compact sign-in page of suppliers', () => {
  it('has the same form without the picture and the claim', async () => {
    const { container } = await renderPortal({ path: '/supplierlogin2' });
    expect(screen.getByRole('heading', { level: 1, name: '供应商登录' })).toBeTruthy();
    expect(container.querySelector('svg[viewBox="0 0 800 900"]')).toBeNull();
    expect(screen.queryByText('看清每一家门店的今天')).toBeNull();
    expect(screen.getByLabelText('密码')).toBeTruthy();
  });
});

describe('Signing out of a session of single sign-on', () => {
  const signOut = (exit: object | null) => ({
    data: {
      sessionSignOut: {
        __typename: 'SessionSignOutPayload',
        userType: 'STAFF',
        singleSignOnExit: exit,
      },
    },
  });
  const exitTo = (url: string | null) => ({ __typename: 'SingleSignOnExit', url });

  it.each([
    ['https://sso.example/bye', 'https://sso.example/bye'],
    [null, '/error-login'],
    ['javascript:alert(1)', '/error-login'],
  ])('with the exit %s goes to %s', async (url, target) => {
    const app = await openAccountWorkbench(
      { SignOut: () => signOut(exitTo(url)) },
      { viewer: viewerOf() },
    );
    await app.user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
    await app.user.click(screen.getByText('退出登录'));
    await waitFor(() => expect(app.left).toEqual([target]));
    expect(app.services.session.state()).toMatchObject({
      status: 'signed-out',
      notice: 'signed-out',
    });
  });
});
