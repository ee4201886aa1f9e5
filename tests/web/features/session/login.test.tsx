import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  errorOf,
  goodLogin,
  signedIn,
  supplier,
  wrongLogin,
} from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: '登录' });

async function fillIn(user: Awaited<ReturnType<typeof renderPortal>>['user']) {
  await user.type(field('企业编号'), ' 100001 ');
  await user.type(field('账号'), 'ops_director');
  await user.type(field('密码'), ' secret ');
}

describe('The sign-in form', () => {
  it('names every empty field, focuses the first one and sends nothing', async () => {
    const { user, gateway } = await renderPortal({ path: '/login' });
    await user.type(field('企业编号'), '   ');
    await user.click(submit());
    for (const name of ['企业编号', '账号', '密码'])
      expect(screen.getByText(`请输入${name}`)).toBeTruthy();
    expect(document.activeElement).toBe(field('企业编号'));
    expect(field('企业编号').getAttribute('aria-invalid')).toBe('true');
    expect(field('企业编号').getAttribute('aria-describedby')).toBe(
      screen.getByText('请输入企业编号').id,
    );
    await user.type(field('企业编号'), '100001');
    expect(screen.queryByText('请输入企业编号')).toBeNull();
    expect(gateway.requests).toEqual([]);
  });

  it('sends number and account without surrounding spaces and the password as typed', async () => {
    const { user, gateway } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => wrongLogin('WRONG_CREDENTIALS', 'no') },
    });
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('alert');
    expect(gateway.requests[0]?.variables).toEqual({
      input: {
        enterpriseCode: '100001',
        account: 'ops_director',
        password: ' secret ',
        userType: 'STAFF',
      },
    });
    expect(gateway.requests[0]?.headers).toMatchObject({
      'x-portal-request': '1',
      'accept-language': 'zh-CN',
    });
  });

  it('shows the same message for every wrong sign-in and keeps the input', async () => {
    const { user } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => wrongLogin('WRONG_CREDENTIALS', 'no such account') },
    });
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('登录失败企业编号、账号或密码不正确。');
    expect(field('账号').value).toBe('ops_director');
    expect(document.activeElement).toBe(field('密码'));
  });

  it.each([
    [{}, '企业编号'],
    [{ enterpriseCode: '100001', account: '' }, '账号'],
    [{ enterpriseCode: '100001', account: 'ops_director' }, '密码'],
  ])('focuses the first empty field (%o: %s)', async (remembered, name) => {
    if ('account' in remembered)
      window.localStorage.setItem(
        'portal.login.staff',
        JSON.stringify({ remember: true, ...remembered }),
      );
    await renderPortal({ path: '/login' });
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    window.localStorage.clear();
  });

  it('sends full-width characters of number and account as plain ones, and the password unchanged', async () => {
    const { user, gateway } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => wrongLogin('WRONG_CREDENTIALS', 'no') },
    });
    await user.type(field('企业编号'), '１００００１');
    await user.type(field('账号'), 'ｏｐｓ＠ｓｈｏｐ');
    await user.type(field('密码'), '１２３');
    await user.click(submit());
    await screen.findByRole('alert');
    expect(gateway.requests[0]?.variables).toMatchObject({
      input: { enterpriseCode: '100001', account: 'ops@shop', password: '１２３' },
    });
  });

  it('shows a refusal of the services in their own words', async () => {
    const { user } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => wrongLogin('REFUSED', '密码已过期，请先修改密码。') },
    });
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      '登录失败密码已过期，请先修改密码。',
    );
  });

  it('states how long an account is locked', async () => {
    const { user } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => wrongLogin('TOO_MANY_ATTEMPTS', '账号已锁定 15 分钟') },
    });
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('登录失败账号已锁定 15 分钟');
  });

  it('explains what to do when the services or the network are down', async () => {
    const { user } = await renderPortal({
      path: '/login',
      answers: {
        SignIn: () => ({
          data: { sessionSignIn: null },
          errors: [errorOf('UPSTREAM_UNREACHABLE', ['sessionSignIn'])],
        }),
      },
    });
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('零售服务暂时不可用');
    expect(alert.textContent).toContain('r-1');
  });

  it('distinguishes a lost connection from a failing service', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('请检查网络');
  });

  it('cannot be submitted twice', async () => {
    let answer = (_result: ReturnType<typeof wrongLogin>): void => undefined;
    const held = new Promise<ReturnType<typeof wrongLogin>>((resolve) => {
      answer = resolve;
    });
    const { user, gateway } = await renderPortal({
      path: '/login',
      answers: { SignIn: () => held },
    });
    await fillIn(user);
    await user.click(submit());
    const running = await screen.findByRole<HTMLButtonElement>('button', { name: '正在登录' });
    expect(running.getAttribute('aria-disabled')).toBe('true');
    await user.click(running);
    await user.type(field('密码'), '{Enter}');
    answer(wrongLogin('WRONG_CREDENTIALS', 'no'));
    await screen.findByRole('alert');
    expect(gateway.operations()).toEqual(['SignIn']);
  });

  it('shows and hides the password', async () => {
    const { user } = await renderPortal({ path: '/login' });
    expect(field('密码').type).toBe('password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field('密码').type).toBe('text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field('密码').type).toBe('password');
  });

  it('works with password managers and lets a password be pasted', async () => {
    const { user } = await renderPortal({ path: '/login' });
    expect([field('账号').autocomplete, field('密码').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    field('密码').focus();
    await user.paste('from a manager');
    expect(field('密码').value).toBe('from a manager');
  });

  it('remembers number and account for the next time, never the password, and forgets them on request', async () => {
    const answers = signedIn(undefined, { SignIn: () => goodLogin('STAFF') });
    const first = await renderPortal({ path: '/login', answers });
    await fillIn(first.user);
    await first.user.click(submit());
    await screen.findByRole('tablist');
    first.unmount();
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('secret');

    const second = await renderPortal({ path: '/login', answers });
    expect([field('企业编号').value, field('账号').value, field('密码').value]).toEqual([
      '100001',
      'ops_director',
      '',
    ]);
    await second.user.click(screen.getByRole('checkbox', { name: '记住企业编号和账号' }));
    await second.user.type(field('密码'), 'secret');
    await second.user.click(submit());
    await screen.findByRole('tablist');
    second.unmount();

    await renderPortal({ path: '/login', answers });
    expect([field('企业编号').value, field('账号').value]).toEqual(['', '']);
  });

  it('links suppliers to a page of their own, which signs in suppliers', async () => {
    const answers = signedIn(supplier, { SignIn: () => goodLogin('SUPPLIER') });
    const asksAhead = vi.fn();
    vi.stubGlobal('askAfterSignIn', asksAhead);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, gateway, address } = await renderPortal({ path: '/login', answers });
    await user.click(screen.getByRole('link', { name: '前往供应商登录' }));
    expect(screen.getByRole('heading', { level: 1, name: '供应商登录' })).toBeTruthy();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/spage'));
    expect(gateway.requests[0]?.variables).toMatchObject({ input: { userType: 'SUPPLIER' } });
    expect(asksAhead.mock.calls).toEqual([
      [{ userType: 'SUPPLIER', today: '2026-06-15', scope: 'P0002~' }],
    ]);
  });
});
