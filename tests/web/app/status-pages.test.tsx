import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';
import { signedIn } from '../support/shell-fixtures.ts';
import { renderPortal } from '../support/render-portal.tsx';

const pages: readonly (readonly [at: string, titleKey: string, bodyKey: string])[] = [
  ['/403', 'noAccess.title', 'noAccess.body'],
  ['/404', 'notFound.title', 'notFound.body'],
  ['/no/such/page', 'notFound.title', 'notFound.body'],
  ['/500', 'serverError.title', 'serverError.body'],
  ['/error-login', 'loginError.title', 'loginError.body'],
  ['/error-page', 'loginError.title', 'pageLoginError.body'],
];
const languages = [
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
  ['en-US', enUS],
] as const;

describe.each(languages)('An error page in %s', (locale, texts) => {
  beforeEach(() => window.localStorage.setItem('portal.locale', JSON.stringify(locale)));

  it.each(pages)(
    '%s explains the problem, links to the home page and back, and sets the window title',
    async (at, titleKey, bodyKey) => {
      await renderPortal({ path: at, answers: signedIn() });
      const title = texts[titleKey]!;
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByText(texts[bodyKey]!)).toBeTruthy();
      expect(screen.getByRole('link', { name: texts.goHome! }).getAttribute('href')).toBe('/');
      expect(screen.getByRole('button', { name: texts.goBack! })).toBeTruthy();
      expect(document.title).toBe(`${title} · ${texts['product.name']!}`);
    },
  );
});

describe('An error page', () => {
  it('for sign-in asks the user to contact the administrator and links to the sign-in page', async () => {
    const { user, address } = await renderPortal({ path: '/error-login' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(
      '请联系管理员',
    );
    // The first action is the one that helps: without a session the home page cannot open.
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '前往登录',
      '返回首页',
    ]);
    await user.click(screen.getByRole('link', { name: '前往登录' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('for a wrong address explains it and asks the user to contact the administrator', async () => {
    await renderPortal({ path: '/nowhere', answers: signedIn() });
    expect((await screen.findByText(/地址错误/u)).textContent).toContain('请联系管理员');
  });

  it('is shown even when the gateway cannot identify the user', async () => {
    await renderPortal({ path: '/500' });
    expect(await screen.findByRole('heading', { name: '服务异常' })).toBeTruthy();
  });

  it('links to the home page', async () => {
    const { address } = await renderPortal({ path: '/403', answers: signedIn() });
    const home = await screen.findByRole('link', { name: '返回首页' });
    await act(async () => home.click());
    await waitFor(() => expect(address()).toBe('/page'));
  });
});

describe('Going back from an error page', () => {
  const open = (path: string) =>
    renderPortal({ path, answers: signedIn(), inBrowserHistory: true });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('leads home from the first page of the portal, whatever the window had shown before', async () => {
    window.history.pushState(null, '', '/some-other-site');
    const back = vi.spyOn(window.history, 'go');
    await open('/403');
    const goBack = await screen.findByRole('button', { name: '返回上一页' });
    await act(async () => goBack.click());
    await waitFor(() => expect(window.location.pathname).toBe('/page'));
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('leads to the previous page of the portal', async () => {
    const { user } = await open('/error-login');
    await user.click(await screen.findByRole('link', { name: '前往登录' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await act(async () => {
      window.history.pushState({ idx: 2 }, '', '/error-page');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 2 } }));
    });
    await user.click(await screen.findByRole('button', { name: '返回上一页' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
