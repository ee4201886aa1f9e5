import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, lock, lockScreen, openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  DEMO,
  openReport,
  openTabs,
  REPORT,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';

/** Signs in on the page of the sample single sign-on. */
async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByLabel('演示账号').selectOption(account);
  await page.getByLabel('密码').fill(DEMO.password);
  await button(page, '登录并进入门户').click();
}

async function signOn(page: Page): Promise<void> {
  await chooseAccount(page, 'ops_director');
  await tab(page, '首页').waitFor();
}

async function enterFrom(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL(/\/login/u);
  await button(page, '单点登录').click();
  await signOn(page);
}

describe('single sign-on from the sign-in page', () => {
  const journey = useJourney();

  it('brings the user to the requested page and removes the code from the address', async () => {
    const { page, problems } = await journey.open();
    await enterFrom(page, '/page?s=200613&a=RPT');
    await tab(page, '示例模块').waitFor();
    expect(page.url()).toBe(`${journey.portal().origin}/page?s=200613&a=RPT`);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.signOn.from'))).toBeNull();
    expect(journey.portal().said()).not.toMatch(/code=/u);
    expect(problems).toEqual([]);
  });

  it('does not sign in with a foreign link, and lets the user start a sign-on', async () => {
    const { page } = await journey.open();
    await page.goto('/login?code=of-somebody-else');
    await page.getByRole('alert').getByText('不是由本浏览器发起的').waitFor();
    await button(page, '由我发起单点登录').click();
    await signOn(page);
  });

  it('redirects a signed-in user from the sign-in page to the home page', async () => {
    const { page } = await journey.open();
    await enterFrom(page, '/page');
    await page.goto('/login');
    await page.waitForURL('**/page');
  });

  it('reports an expired code and lets the user sign in differently', async () => {
    const { page } = await journey.open();
    await page.goto('/login?code=used-long-ago');
    await button(page, '我了解，用此链接登录').click();
    await page.getByRole('alert').getByText('登录失败').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('账号', { exact: true }).isEditable()).toBe(true);
  });

  it('asks the signed-in user before it accepts the code of a different account', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await button(page, '单点登录').click();
    await page.getByLabel('演示账号').waitFor();
    const other = await page.context().newPage();
    await signIn(other, { account: 'ops_director' });
    await chooseAccount(page, 'area_east');
    await button(page, '继续使用 林知夏').click();
    await page.waitForURL('**/page');
    await page.getByRole('button', { name: '林知夏，账号菜单' }).waitFor();
  });

  it('unlocks a locked session by a new sign-on and keeps the workspace', async () => {
    const { page } = await journey.open();
    await enterFrom(page, '/page');
    await openReport(page);
    const address = page.url();
    await lock(page);
    await lockScreen(page).getByText('请重新登录以解锁').waitFor();
    expect(await lockScreen(page).getByLabel('密码', { exact: true }).count()).toBe(0);
    await page.reload();
    await button(lockScreen(page), '重新单点登录').click();
    await signOn(page);
    await tab(page, REPORT.name).waitFor();
    expect(await lockScreen(page).count()).toBe(0);
    expect(await openTabs(page).count()).toBe(2);
    expect(page.url()).toBe(address);
  });
});

describe('a single sign-on without a valid sign-out page', () => {
  const journey = useJourney({ faults: 'status=500:/api/msc-ucs/sysConfig/getSSOExitSystemUrl' });

  it('signs the user out and shows a page that explains it', async () => {
    const { page } = await journey.open();
    await enterFrom(page, '/page');
    await openByMenu(page, '退出登录');
    await page.waitForURL('**/error-login');
    await page.getByRole('heading', { name: '登录信息异常，请联系管理员' }).waitFor();
    await page.getByRole('link', { name: '前往登录' }).click();
    await page.waitForURL(/\/login/u);
    await page.goto('/page');
    await page.waitForURL(/\/login/u);
  });
});
