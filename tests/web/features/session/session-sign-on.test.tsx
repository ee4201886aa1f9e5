import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { firstAsked, signedIn, supplier } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import type { Answers } from '../../support/fake-gateway.ts';

const byCode = (viewer: object | null, message = '登录码无效，请重新发起。') => ({
  data: {
    sessionSignInByCode: {
      __typename: 'SessionSignInPayload',
      viewer,
      userErrors:
        viewer === null
          ? [{ __typename: 'UserError', field: null, code: 'WRONG_CREDENTIALS', message }]
          : [],
    },
  },
});
const staff = { __typename: 'Viewer', id: 'viewer-1', userType: 'STAFF', ...firstAsked };
const nobody = () => ({ data: { viewer: null } });

/** Requests of the sign-in page itself are not operations of the client. */
function offer(singleSignOnUrl: string | null, viewer: object | null = null) {
  const fetched = vi.fn((_address: string, { body }: { body: string }) =>
    Promise.resolve(
      Response.json({
        data: body.includes('SignOnBegin')
          ? { singleSignOnBegin: { url: `${String(singleSignOnUrl)}?state=s1` } }
          : { signInOptions: { singleSignOnUrl }, viewer },
      }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

describe('Single sign-on', () => {
  it('exchanges the code once, removes it from the address, and goes to the requested page', async () => {
    window.sessionStorage.setItem('portal.signOn.from', '/home');
    let exchange: (answer: ReturnType<typeof byCode>) => void = () => undefined;
    const answers: Answers = signedIn(undefined, {
      SignOnVisitor: nobody,
      SignInByCode: () => new Promise((resolve) => (exchange = resolve)),
    });
    const { address, gateway } = await renderPortal({
      path: '/login?code=one-time&state=s1',
      answers,
    });
    expect((await screen.findByText('正在完成单点登录')).getAttribute('role')).toBe('status');
    await waitFor(() => expect(address()).toBe('/login?from=%2Fhome'));
    await waitFor(() => expect(gateway.operations()).toEqual(['SignOnVisitor', 'SignInByCode']));
    const asksAhead = vi.fn();
    vi.stubGlobal('askAfterSignIn', asksAhead);
    exchange(byCode(staff));
    await screen.findByRole('tree');
    expect(asksAhead.mock.calls).toEqual([
      [{ userType: 'STAFF', today: '2026-06-15', scope: 'P0002~' }],
    ]);
    expect(address()).toBe('/home');
    expect(gateway.requests[1]?.variables).toEqual({
      input: { code: 'one-time', state: 's1', isConfirmed: false },
    });
    expect(window.sessionStorage.getItem('portal.signOn.from')).toBeNull();
  });

  it('brings a supplier to the supplier home, from the supplier sign-in page', async () => {
    const answers = signedIn(supplier, {
      SignOnVisitor: nobody,
      SignInByCode: () => byCode({ ...staff, id: 'viewer-2', userType: 'SUPPLIER' }),
    });
    const { address } = await renderPortal({ path: '/supplierlogin?code=c', answers });
    await waitFor(() => expect(address()).toBe('/spage'));
  });

  it.each([
    ['a refusal', () => byCode(null), '登录码无效，请重新发起。'],
    ['a lost connection', () => new TypeError('Failed to fetch'), '连接不上服务'],
  ])('reports %s, and offers the form and a new attempt', async (_what, answer, words) => {
    offer('https://sso.example/start');
    const { user, left, address, gateway } = await renderPortal({
      path: '/login?code=used',
      answers: { SignOnVisitor: nobody, SignInByCode: answer },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('登录失败');
    expect(alert.textContent.length).toBeGreaterThan('登录失败'.length);
    if (words.startsWith('登录码')) expect(alert.textContent).toContain(words);
    expect(address()).toBe('/login');
    expect(gateway.operations()).toEqual(['SignOnVisitor', 'SignInByCode']);
    expect(screen.getByLabelText('账号')).toBeTruthy();
    await user.click(await screen.findByText('单点登录'));
    await waitFor(() => expect(left).toEqual(['https://sso.example/start?state=s1']));
  });

  it.each([
    ['stays who he is', '继续使用 林知夏', []],
    ['takes the other account', '改用单点登录的账号', ['SignInByCode']],
  ])(
    'asks a signed-in user before another code is used, and the user %s',
    async (_what, choice, exchanged) => {
      const visitor = { __typename: 'Viewer', id: 'viewer-1', name: '林知夏', userType: 'STAFF' };
      const answers = signedIn(undefined, {
        SignOnVisitor: () => ({ data: { viewer: visitor } }),
        SignInByCode: () => byCode(staff),
      });
      const { user, address, gateway } = await renderPortal({
        path: '/login?code=foreign',
        answers,
      });
      const button = await screen.findByRole('button', { name: choice });
      await act(() => user.click(button)); // the workbench suspends while it loads
      await screen.findByRole('tree');
      expect(address()).toBe('/page');
      expect(gateway.operations().filter((name) => name === 'SignInByCode')).toEqual(exchanged);
    },
  );

  it.each(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'SESSION_LOCKED'])(
    'does not ask when the gateway says %s',
    async (code) => {
      const answers = signedIn(undefined, {
        SignOnVisitor: () => ({
          data: { viewer: null },
          errors: [{ message: code, extensions: { code } }],
        }),
        SignInByCode: () => byCode(staff),
      });
      const { address } = await renderPortal({ path: '/login?code=own', answers });
      await screen.findByRole('tree');
      expect(address()).toBe('/page');
    },
  );

  it.each([
    ['a lost connection', () => new TypeError('Failed to fetch')],
    [
      'too many requests',
      () => ({ data: null, errors: [{ message: 'later', extensions: { code: 'RATE_LIMITED' } }] }),
    ],
  ])('replaces no session unasked when %s hides who is signed in', async (_what, answer) => {
    const { gateway } = await renderPortal({
      path: '/login?code=foreign',
      answers: { SignOnVisitor: answer, SignInByCode: () => byCode(staff) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('登录失败');
    expect(gateway.operations()).toEqual(['SignOnVisitor']);
  });

  it.each([
    ['confirms it', '我了解，用此链接登录', [false, true]],
    ['does not', '取消', [false]],
  ])(
    'does not sign in by a code that this browser did not request until the user %s',
    async (_what, choice, confirmations) => {
      const mismatch = byCode(null);
      mismatch.data.sessionSignInByCode.userErrors[0]!.code = 'STATE_MISMATCH';
      const answers = signedIn(undefined, {
        SignOnVisitor: nobody,
        SignInByCode: (variables) =>
          (variables as { input: { isConfirmed: boolean } }).input.isConfirmed
            ? byCode(staff)
            : mismatch,
      });
      offer('https://sso.example/start');
      const { user, address, gateway } = await renderPortal({
        path: '/login?code=foreign',
        answers,
      });
      expect((await screen.findByRole('alert')).textContent).toContain('不是由本浏览器发起的');
      expect(await screen.findByRole('button', { name: '由我发起单点登录' })).toBeTruthy();
      await act(() => user.click(screen.getByRole('button', { name: choice })));
      if (choice === '取消') await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      else await screen.findByRole('tree');
      expect(address()).toBe(choice === '取消' ? '/login' : '/page');
      const asked = gateway.requests.filter(({ operation }) => operation === 'SignInByCode');
      expect(
        asked.map(
          ({ variables }) => (variables as { input: { isConfirmed: boolean } }).input.isConfirmed,
        ),
      ).toEqual(confirmations);
    },
  );

  it('sends a signed-in user from the sign-in page to the home page', async () => {
    offer(null, { userType: 'STAFF' });
    const { address } = await renderPortal({ path: '/login', answers: signedIn() });
    await waitFor(() => expect(address()).toBe('/page'));
  });

  it('reports that it could not start, and offers the form', async () => {
    const fetched = offer('https://sso.example/start');
    const { user, left } = await renderPortal({ path: '/login' });
    const button = await screen.findByText('单点登录');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(button);
    expect(await screen.findByText(/单点登录没有发起成功/u)).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('is offered if the operator configured it, and keeps the requested page', async () => {
    const fetched = offer('https://sso.example/start');
    const { user, left } = await renderPortal({ path: '/login?from=%2Fhome' });
    expect(fetched).not.toHaveBeenCalled();
    await user.click(await screen.findByText('单点登录'));
    await waitFor(() => expect(left).toEqual(['https://sso.example/start?state=s1']));
    expect(window.sessionStorage.getItem('portal.signOn.from')).toBe('/home');
  });

  it.each([[null], ['javascript:alert(1)'], ['not an address']])(
    'is not offered for %s',
    async (url) => {
      const fetched = offer(url);
      await renderPortal({ path: '/login' });
      await waitFor(() => expect(fetched).toHaveBeenCalled());
      await Promise.resolve();
      expect(screen.queryByText('单点登录')).toBeNull();
    },
  );
});
