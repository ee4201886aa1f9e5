import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  homeIsLive,
  menu,
  menuLine,
  signIn,
  signInByRequest,
  tab,
} from '../../support/browser/portal-pages.ts';

describe('a helper service that hangs', () => {
  const journey = useJourney({ faults: 'slow=60000:/api/msc-ucs/favorite/pageQuery' });

  it('does not delay the shell or the home page, and only its own part shows that it is loading', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await menuLine(page, '经营报表').waitFor();
    await homeIsLive(page);
    await page.goto('/watsons');
    await page
      .getByRole('region', { name: '全部应用' })
      .getByRole('link', { name: '门店运营', exact: true })
      .waitFor();
    const favourites = page.getByRole('region', { name: '常用功能' });
    await favourites.waitFor();
    expect(await favourites.getAttribute('aria-busy')).toBe('true');
  });
});

describe('one menu that hangs', () => {
  const journey = useJourney({ faults: 'slow=60000:/api/msc-ucs/account/getPostMenuTreex1' });

  it('does not affect the menus of the other applications', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await menu(page).getByText('正在加载菜单').waitFor({ state: 'attached' });
    await page.getByTitle('切换应用').click();
    await page.getByRole('button', { name: '采购管理', exact: true }).click();
    await menu(page).getByRole('treeitem').nth(2).waitFor();
  });
});

describe('a hanging refresh of the session', () => {
  const journey = useJourney({ faults: 'slow=60000:/api/msc-auth/authentication/refreshToken' });

  it('does not affect the shell', async () => {
    const { page } = await journey.open();
    await signInByRequest(page, { account: 'expired' });
    await page.goto('/page');
    await tab(page, '首页').waitFor();
    await page.getByRole('button', { name: /账号菜单$/u }).waitFor();
  });
});

describe('services that are all down', () => {
  const journey = useJourney();

  it('cause one message with one retry, which reloads everything when they are up again', async () => {
    const { page } = await journey.open();
    await signInByRequest(page, { account: 'ops_director' });
    await journey.portal().stopRetail();
    await page.goto('/page');
    await page.getByRole('alert').filter({ hasText: '零售服务暂时连接不上' }).waitFor();
    await page.getByRole('button', { name: /账号菜单$/u }).waitFor();
    // A part may fail a moment before the outage is known. Its own retry then disappears.
    await page.getByRole('main').getByText('加载失败').first().waitFor();
    await menu(page).getByText('应用列表加载失败').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('button', { name: '重试', exact: true }).count())
      .toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await journey.portal().startRetail();
    await page.getByRole('button', { name: '全部重试' }).click();
    await homeIsLive(page);
    await menuLine(page, '经营报表').waitFor();
    await page.getByRole('button', { name: '全部重试' }).waitFor({ state: 'detached' });
  });
});

describe('a chunk of code that cannot be loaded', () => {
  const journey = useJourney();

  it('breaks its tab but not the shell, and is loaded again on a retry', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.route(/MessageCentreScreen/u, (route) => route.abort());
    await page
      .getByRole('button', { name: /通知中心/u })
      .first()
      .click();
    await page.getByRole('button', { name: /查看全部：通知中心/u }).click();
    await page.getByRole('heading', { name: '页面出错了' }).waitFor();
    await menu(page).waitFor();
    await page.unroute(/MessageCentreScreen/u);
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByRole('heading', { name: '页面出错了' }).waitFor({ state: 'detached' });
    await page.getByRole('tabpanel', { name: /通知中心|消息/u }).waitFor();
  });
});
