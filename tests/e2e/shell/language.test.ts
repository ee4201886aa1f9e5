import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, signIn } from '../../support/browser/portal-pages.ts';

const choose = async (page: Page, menu: RegExp, language: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
};
/** The languages of the packs that a page requests from now on. */
const packsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const locale = /\/language\/(zh-CN|zh-TW|en-US)/u.exec(request.url())?.[1];
    if (locale !== undefined) asked.push(locale);
  });
  return asked;
};
const signOut = async (page: Page, menu: RegExp, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.waitForURL('**/login');
};

const journey = useSharedJourney();

describe('the language of the interface', () => {
  it('changes on the sign-in page and is remembered', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Enterprise number', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.reload();
    await page.getByLabel('Enterprise number', { exact: true }).waitFor();
  });

  it('changes in the workbench and leaves no text in the previous language', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await choose(page, /^语言/u, '繁體中文');
    await page.getByRole('tab', { name: /^首頁/u }).waitFor();
    await page.getByRole('heading', { name: '銷售額' }).waitFor();
    await choose(page, /^語言/u, 'English');
    await page.getByRole('tab', { name: /^Home/u }).waitFor();
    await page.getByRole('heading', { name: 'Sales', exact: true }).waitFor();
    expect(await page.getByRole('navigation').first().innerText()).not.toMatch(/[\u4e00-\u9fff]/u);
    expect(problems).toEqual([]);
  });

  it('changes without losing input or closing anything', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.goto('/page?s=200613&a=RPT');
    const note = page.frameLocator('iframe').locator('#note');
    await note.fill('半句话');
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await choose(page, /^语言/u, 'English');
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'Sample module' })
      .waitFor();
    await page.getByRole('tab', { name: /^Home/u }).waitFor();
    expect(await note.inputValue()).toBe('半句话');
    expect(await page.getByRole('tablist').getByRole('tab').count()).toBe(2);

    await page.keyboard.press('Control+K');
    const search = page.getByRole('combobox');
    await search.fill('rxbb');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    expect(loads).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('changes on the sign-in page without losing input', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).fill('half a nam');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Enterprise number', { exact: true }).waitFor();
    expect(await page.getByLabel('Account', { exact: true }).inputValue()).toBe('half a nam');
  });
});

describe('the language packs', () => {
  it('are downloaded once, with the chosen language, and not after a reload or a new sign-in', async () => {
    const { page } = await journey.open();
    const asked = packsOf(page);
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['zh-CN']);
    await choose(page, /^语言/u, 'English');
    await page.getByRole('tab', { name: /^Home/u }).waitFor();
    expect(asked).toEqual(['zh-CN', 'en-US']);
    await page.reload();
    await page.getByRole('heading', { name: 'Sales', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await choose(page, /^Language/u, '简体中文');
    await signOut(page, /账号菜单$/u, '退出登录');
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['zh-CN', 'en-US']);
  });

  it('are reported if they cannot be downloaded, are retried, and confirming signs out', async () => {
    const { page } = await journey.open();
    await page.route('**/language/**', (route) => route.abort());
    await signIn(page, { account: 'ops_director' });
    const dialog = page.getByRole('dialog', { name: '语言包下载失败' });
    await dialog.getByText('语言包下载失败，确认后将退出登录').waitFor();
    await page.unroute('**/language/**');
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.route('**/language/**', (route) => route.abort());
    await page.evaluate(() => window.localStorage.removeItem('portal.pack.zh-CN'));
    await page.reload();
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.getByRole('button', { name: '确认并退出登录' }).click();
    await page.waitForURL('**/login');
    await page.getByText('请重新登录').waitFor();
  });
});
