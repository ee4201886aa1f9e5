import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  isOpenToVisitors,
  paths,
  readReturnPath,
  type RouteName,
} from '../../../web/platform/routes/paths.ts';
import {
  errorOf,
  goodLogin,
  nobody,
  signedIn,
  supplier,
  viewerOf,
} from '../support/shell-fixtures.ts';
import { renderPortal } from '../support/render-portal.tsx';
import type { Answers } from '../support/fake-gateway.ts';
import { loadStyles, styleOf } from '../support/load-styles.ts';

const names = Object.keys(paths) as RouteName[];

/** The operations of the page, without the counters that the top bar loads in the background. */
const pageOperations = (gateway: { operations: () => string[] }) =>
  gateway.operations().filter((name) => name !== 'Counters');

async function signIn(user: Awaited<ReturnType<typeof renderPortal>>['user']) {
  await user.type(await screen.findByLabelText('企业编号'), '100001');
  await user.type(screen.getByLabelText('账号'), 'somebody');
  await user.type(screen.getByLabelText('密码'), 'secret');
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** A gateway that has no viewer until a sign-in. */
function gatewayBefore(viewer: { userType: string }): Answers {
  let isSignedIn = false;
  return {
    ...signedIn(viewer),
    Workbench: () => ({ data: { viewer: isSignedIn ? viewer : null } }),
    SignIn: () => {
      isSignedIn = true;
      return goodLogin(viewer.userType === 'SUPPLIER' ? 'SUPPLIER' : 'STAFF');
    },
  };
}

describe('The guard', () => {
  it('sends a visitor to the sign-in page and back to the requested page afterwards', async () => {
    const { user, address, gateway } = await renderPortal({
      path: '/home?tab=1',
      answers: gatewayBefore(viewerOf()),
    });
    await waitFor(() => expect(address()).toBe('/login?from=%2Fhome%3Ftab%3D1'));
    await signIn(user);
    await screen.findByRole('tablist');
    expect(address()).toBe('/home?tab=1');
    expect(pageOperations(gateway)).toEqual(['Workbench', 'SignIn', 'Workbench', 'Home']);
  });

  it('sends a visitor to the supplier side to the supplier sign-in page', async () => {
    const { address } = await renderPortal({ path: '/spage', answers: nobody });
    await waitFor(() => expect(address()).toBe('/supplierlogin'));
  });

  it('sends a supplier who opens the staff home to the supplier home, and the other way round', async () => {
    const first = await renderPortal({ path: '/page', answers: signedIn(supplier) });
    await waitFor(() => expect(first.address()).toBe('/spage'));
    await screen.findByRole('tablist');
    first.unmount();
    const second = await renderPortal({ path: '/spage', answers: signedIn() });
    await waitFor(() => expect(second.address()).toBe('/page'));
  });

  it("opens the home of the user's side from the bare address", async () => {
    const { address } = await renderPortal({ path: '/', answers: signedIn() });
    await screen.findByRole('tablist');
    expect(address()).toBe('/page');
  });

  it('loads the shell in one request and the home page in one more', async () => {
    const { gateway } = await renderPortal({ path: '/page', answers: signedIn() });
    await screen.findByRole('tablist');
    await waitFor(() => expect(pageOperations(gateway)).toEqual(['Workbench', 'Home']));
  });

  it('shows the progress bar and the spinner while a page is loading', async () => {
    loadStyles('design/feedback/NavigationProgress.css');
    await renderPortal({
      path: '/page',
      answers: { Workbench: () => new Promise(() => undefined) },
    });
    const loading = screen
      .getAllByRole('status')
      .find((status) => within(status).queryByRole('progressbar', { name: '正在加载' }) !== null);
    expect(styleOf(loading?.firstElementChild, 'height')).toBe('2px');
  });

  it('scrolls a newly opened page to its top', async () => {
    const { user, address } = await renderPortal({ path: '/page', answers: signedIn() });
    await user.click(await screen.findByRole('button', { name: /账号菜单$/u }));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    try {
      await user.click(await screen.findByRole('menuitem', { name: '应用门户' }));
      await screen.findByRole('heading', { level: 1, name: '应用门户' });
      expect(address()).toBe('/watsons');
      expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    } finally {
      scrollTo.mockRestore();
    }
  });

  it('explains on the sign-in page that the session had ended before the page was opened', async () => {
    await renderPortal({
      path: '/page',
      answers: {
        Workbench: () => ({
          data: { viewer: null },
          errors: [errorOf('SESSION_EXPIRED', ['viewer'])],
        }),
      },
    });
    expect((await screen.findByText('登录已过期，请重新登录')).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in a dialog that the services end the session with the first request, then leads to the sign-in page', async () => {
    const ended = errorOf('SESSION_EXPIRED', ['viewer', 'applications']);
    const { user, address } = await renderPortal({
      path: '/page',
      answers: {
        Workbench: () => ({
          data: { viewer: null },
          errors: [
            errorOf('SESSION_EXPIRED', ['viewer']),
            { ...ended, extensions: { ...ended.extensions, returncode: 'A0244' } },
          ],
        }),
      },
    });
    expect((await screen.findByRole('dialog', { name: '登录已失效' })).textContent).toContain(
      '登录',
    );
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(address()).toMatch(/^\/login/u));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that the gateway does not answer, and tries again on request', async () => {
    let calls = 0;
    const answers = signedIn(undefined, {
      Workbench: () =>
        ++calls === 1 ? new TypeError('Failed to fetch') : { data: { viewer: viewerOf() } },
    });
    const { user } = await renderPortal({ path: '/page', answers });
    expect(await screen.findByRole('heading', { name: '工作台加载失败' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('tablist')).toBeTruthy();
  });

  it('lets a visitor open routes whose name contains login, and returns to the others after sign-in', async () => {
    for (const at of ['/403', '/500', '/nowhere?a=1']) {
      const { address, unmount } = await renderPortal({ path: at, answers: nobody });
      await waitFor(() =>
        expect(address()).toBe(`/login?${new URLSearchParams({ from: at }).toString()}`),
      );
      unmount();
    }
    const open = names.filter(isOpenToVisitors).map((name) => paths[name]);
    expect(open).toEqual([
      '/login',
      '/supplierlogin',
      '/supplierlogin2',
      '/error-login',
      '/error-page',
    ]);
    for (const at of open) {
      const { address, unmount, gateway } = await renderPortal({ path: at, answers: nobody });
      await screen.findByRole('heading', { level: 1 });
      expect([address(), gateway.operations()]).toEqual([at, []]);
      unmount();
    }
  });

  it.each([
    ['?from=%2Fhome', '/home'],
    ['?from=https%3A%2F%2Fevil.example', null],
    ['?from=%2F%2Fevil.example', null],
    ['?from=%2F%5Cevil.example', null],
    ['?from=%2F%09%2Fevil.example', null],
    ['?from=%2F%0A%2Fevil.example', null],
    ['?from=%2Fhome%09', null],
    ['?from=%2Flogin', null],
    ['', null],
  ])('after a sign-in with %s goes to %s', (search, wanted) => {
    expect(readReturnPath(search)).toBe(wanted);
  });
});
