import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { lockScreen } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { homeIsLive, menuLine, signIn, tab, tabNames } from '../../support/browser/portal-pages.ts';
import { countActivityReports, frameAt } from './module-frames.ts';

const MODULE = '/page?s=200613&a=RPT';
/** A module that sends no messages. */
const SILENT = '无响应的模块';
const SILENT_PATH = '/page?s=200614&a=RPT';

describe('an embedded module', () => {
  const journey = useJourney();
  const frameOf = (page: Page) => page.frameLocator('iframe');
  const said = (page: Page, what: string) =>
    frameOf(page).getByRole('status').filter({ hasText: what }).waitFor();

  it('acts for the signed-in user, takes part in the workbench, and never gets the cookie of the portal', async () => {
    const { page, problems } = await journey.open();
    const { samples } = journey.portal();
    const cookies: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(samples)) cookies.push(request.headerValue('cookie'));
    });
    await signIn(page, { account: 'ops_director' });
    await page.goto(MODULE);
    await frameOf(page).getByText('林知夏 · 营运总监').waitFor();

    await frameOf(page).getByRole('button', { name: '设置标题' }).click();
    await tab(page, '示例模块 1').waitFor();
    await frameOf(page).getByRole('button', { name: '选择 滨江旗舰店' }).click();
    await said(page, 'select');
    await frameOf(page).getByLabel(/^备注/u).fill('x');
    await said(page, 'unsaved');
    await frameOf(page).getByRole('button', { name: '打开 200101' }).click();
    await tab(page, '要货申请').waitFor();

    const sent = await Promise.all(cookies);
    expect([sent.length > 3, sent.filter((cookie) => cookie !== null)]).toEqual([true, []]);
    expect(problems).toEqual([]);
    expect(journey.portal().said()).not.toMatch(/Bearer|"code":"(?!UPSTREAM_)/u);
  });

  it('receives changes of color scheme and language, and keeps its input', async () => {
    const { page } = await journey.open({ colorScheme: 'light' });
    await signIn(page, { account: 'ops_director', path: MODULE });
    await frameOf(page).getByLabel(/^备注/u).fill('半句话');
    const scheme = () => frameOf(page).locator('html').getAttribute('data-scheme');
    expect(await scheme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('button', { name: /^语言/u }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await frameOf(page).getByRole('heading', { name: 'Sample module' }).waitFor();
    expect(await frameOf(page).getByLabel(/^Note/u).inputValue()).toBe('半句话');
  });

  it('can close its own tab, and other windows and frames cannot close it', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director', path: MODULE });
    await frameOf(page).getByText('林知夏 · 营运总监').waitFor();
    const close = { portal: 1, type: 'close' };
    // Neither the window of the portal nor a frame in a different tab, although of the same origin,
    // may close this tab.
    await page.evaluate((message) => window.postMessage(message, '*'), close);
    await menuLine(page, SILENT).click();
    const other = await frameAt(page, '/module/slow');
    await other.evaluate((message) => window.parent.postMessage(message, '*'), close);
    await tab(page, SILENT).waitFor({ state: 'detached' });
    await tab(page, '示例模块').click();
    await frameOf(page).getByRole('button', { name: '关闭本页' }).click();
    await tab(page, '示例模块').waitFor({ state: 'detached' });
  });

  it('is ignored after its frame has gone to a different origin', async () => {
    // A content security policy normally keeps the frame at its origin. Here the page of a
    // different origin is loaded anyway, and its messages must be ignored.
    const { page } = await journey.open({ bypassCSP: true });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>elsewhere</p>' }),
    );
    await signIn(page, { account: 'ops_director', path: MODULE });
    await frameOf(page).getByText('林知夏 · 营运总监').waitFor();
    await page.evaluate(() => {
      const from: string[] = [];
      Object.assign(window, { from });
      window.addEventListener('message', ({ origin }) => from.push(origin));
    });
    const frame = await frameAt(page, '/module/');
    await frame.goto('https://elsewhere.example/');
    await frame.evaluate(() => {
      for (const message of [
        { type: 'title', title: 'evil' },
        { type: 'open', moduleCode: '200101' },
        { type: 'unsaved', unsaved: true },
        { type: 'close' },
      ])
        window.parent.postMessage({ portal: 1, ...message }, '*');
    });
    const heard = () =>
      page.evaluate(() =>
        (window as unknown as { from: string[] }).from.filter(
          (origin) => origin === 'https://elsewhere.example',
        ),
      );
    await expect.poll(async () => (await heard()).length).toBe(4);
    expect(await tabNames(page)).toEqual(['首页', '示例模块']);
    // Without unsaved input, the tab closes without a question.
    await tab(page, '示例模块').press('Delete');
    await tab(page, '示例模块').waitFor({ state: 'detached' });
  });

  it('can be retried, or shown as it is, if it never reports that it is ready', async () => {
    const { page } = await journey.open();
    await page.clock.install();
    await signIn(page, { account: 'ops_director', path: SILENT_PATH });
    await page.getByRole('status').getByText(`正在打开“${SILENT}”…`).waitFor();
    await page.getByRole('main').getByRole('button', { name: '直接显示' }).waitFor();
    await page.clock.fastForward(15_000);
    const failure = page.getByRole('alert').filter({ hasText: '页面没有响应' });
    await failure.getByRole('button', { name: '重试' }).click();
    await page.getByRole('status').getByText(`正在打开“${SILENT}”…`).waitFor();
    await page.clock.fastForward(15_000);
    await failure.getByRole('button', { name: '直接显示' }).click();
    await frameOf(page).getByText('…').waitFor();
  });

  it('is reported if its page does not load, and the other tabs work', async () => {
    const { page } = await journey.open();
    await page.route('**/module/slow', () => undefined);
    await page.clock.install();
    await signIn(page, { account: 'ops_director', path: SILENT_PATH });
    await page.getByRole('status').getByText(`正在打开“${SILENT}”…`).waitFor();
    await page.clock.fastForward(15_000);
    await page.getByRole('alert').filter({ hasText: '页面没有响应' }).waitFor();
    await tab(page, '首页').click();
    await homeIsLive(page);
  });

  it.each([
    [
      'of another origin than its own',
      '/microapp?url=https%3A%2F%2Fevil.example%2F&s=200613&a=RPT',
      '地址错误',
    ],
    ['without a configuration', '/page?s=200604&a=RPT', '接口未配置'],
  ])('is not shown at an address %s', async (_title, path, heading) => {
    const { page, requested } = await journey.open();
    await signIn(page, { account: 'ops_director', path });
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await page.getByText('请联系管理员').waitFor();
    expect(requested.filter((address) => address.startsWith('https://evil'))).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('prevents the lock for idleness while the user works in it', async () => {
    const { page } = await journey.open();
    await page.addInitScript(() => window.localStorage.setItem('portal.lockAfter', '5'));
    await page.clock.install();
    await signIn(page, { account: 'ops_director', path: MODULE });
    await frameOf(page).getByText('林知夏 · 营运总监').waitFor();
    const reports = await countActivityReports(page);
    for (const [index, word] of ['一', '二', '三'].entries()) {
      await page.clock.fastForward('04:00');
      await frameOf(page).getByLabel(/^备注/u).press('End');
      await frameOf(page).getByLabel(/^备注/u).fill(word);
      await expect.poll(reports).toBeGreaterThan(index);
    }
    expect(await lockScreen(page).count()).toBe(0);
    await page.clock.fastForward('05:01');
    await lockScreen(page).waitFor();
  });

  it('cannot be framed by other sites', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    const { samples } = journey.portal();
    const answer = await page.request.get(`${samples}/module/`);
    expect(answer.headers()['content-security-policy']).toContain(
      `frame-ancestors ${journey.portal().origin}`,
    );
  });
});
