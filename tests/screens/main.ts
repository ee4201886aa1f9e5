import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import { makeSeededData, startPortal } from '../support/browser/running-portal.ts';
import { DEMO } from '../support/browser/portal-pages.ts';
import { listPictures } from './list-pictures.ts';
import type { Look } from './look.ts';
import { playgroundPictures } from './playground-pictures.ts';
import { slowPictures } from './slow-pictures.ts';
import { workPictures } from './work-pictures.ts';

/**
 * `npm run screens`: takes the pictures in docs/screens from a running portal with the demo data of
 * one day. `npm run screens -- daily-work` takes only the pictures with names that start with
 * `daily-work` and leaves the others unchanged.
 */
const folder = join(import.meta.dirname, '..', '..', 'docs', 'screens');
const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;
const NOW = new Date('2026-06-15T02:30:00Z');

/** Windows that are high enough for the whole home page: width and height. */
const WHOLE_HOME = [
  [1440, 2100],
  [1024, 2700],
  [390, 5000],
] as const;

/** Expressions for the page. Whether a placeholder can be seen, and a wait for the next frame. */
const HAS_SKELETONS = `[...document.querySelectorAll('.skeleton')].some((one) => {
  const { width, top, bottom } = one.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
})`;
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(resolve)).then(() => null)';

const [wanted = ''] = process.argv.slice(2);
const seededData = await makeSeededData();
const portal = await startPortal({ seededData });
const browser = await openBrowser();

async function visit({
  locale = 'zh-CN',
  scheme = 'light',
  width = 1440,
  height = 900,
}: Look): Promise<Page> {
  const { page } = await openPage(browser, portal.origin, {
    colorScheme: scheme,
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height },
  });
  await page.clock.setFixedTime(NOW);
  await page.goto('/login');
  await page.locator(`button[lang="${locale}"]`).click();
  await page.locator(`html[lang="${locale}"]`).waitFor();
  return page;
}

async function enter(page: Page): Promise<void> {
  const values = [DEMO.enterprise, 'ops_director', DEMO.password];
  for (const [place, value] of values.entries())
    await page.locator('form input:not([type=checkbox])').nth(place).fill(value);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/page');
  await page.waitForLoadState('networkidle');
}

async function take(name: string, page: Page, fullPage = false): Promise<void> {
  await page.evaluate('document.fonts.ready');
  // Pictures in subfolders are numerous, so they are JPEG files at a quality that keeps them small
  // and text legible.
  const picture = name.includes('/')
    ? ({ type: 'jpeg', quality: 70, file: `${name}.jpg` } as const)
    : ({ type: 'png', file: `${name}.png` } as const);
  const { file, ...format } = picture;
  await page.screenshot({
    path: join(folder, file),
    ...format,
    fullPage,
    animations: 'disabled',
    caret: 'hide',
  });
  console.log(`docs/screens/${file}`);
  await page.context().close();
}

/** Takes a picture of the sign-in page. */
async function before(name: string, look: Look): Promise<void> {
  if (!name.startsWith(wanted)) return;
  const page = await visit(look);
  await page.locator('.navigation-progress').waitFor({ state: 'detached' });
  await take(name, page);
}

/** Takes a picture of the workbench after some steps. */
async function scene(
  name: string,
  look: Look,
  act: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  if (!name.startsWith(wanted)) return;
  const page = await visit(look);
  await enter(page);
  await act(page);
  await page.waitForLoadState('networkidle');
  // The network may be idle before the last cards and charts of the window are there. Cards below it
  // load when they are scrolled to.
  while (await page.evaluate<boolean>(HAS_SKELETONS)) await page.evaluate(NEXT_FRAME);
  await take(name, page);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('rx');
  await page.getByRole('option').filter({ visible: true }).first().waitFor();
}

async function manyTabs(page: Page): Promise<void> {
  const leaves = page.getByRole('treeitem').filter({ hasNot: page.locator('[aria-expanded]') });
  for (const name of ['采购订单', '日销报表', '临期预警'])
    await leaves.filter({ hasText: name }).first().click();
  await page.getByRole('tab', { name: '日销报表' }).click();
  // A chart in a newly selected tab needs a moment to get its size.
  const chart = page.locator('canvas').filter({ visible: true }).first();
  while (((await chart.boundingBox())?.width ?? 0) <= 600);
  await page.getByRole('tab', { name: '采购订单' }).click({ button: 'right' });
  await page.getByRole('menu').waitFor();
}

/** Selects one week and two channels. */
async function filters(page: Page): Promise<void> {
  await page.goto('/page?v.period=week.2026-06-08&v.channels=01.03');
}

async function lock(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Shift+KeyL');
  await page.getByLabel('密码', { exact: true }).waitFor();
}

if (wanted === '') await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
try {
  await before('login-light', {});
  await before('login-dark', { scheme: 'dark' });
  await before('login-390', { width: 390, height: 844 });
  await scene('home-zh-CN', { height: 1100 });
  for (const locale of LOCALES) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const [width, height] of WHOLE_HOME)
        await scene(`home/${locale}-${scheme}-${width}`, { locale, scheme, width, height });
    }
  }
  await scene('filters', { height: 1100 }, filters);
  await scene('layout-editor', {}, async (page) => {
    await page.goto('/editDashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  await scene('search', {}, search);
  await scene('tabs', {}, manyTabs);
  await scene('module', {}, async (page) => {
    await page.goto('/page?s=200613&a=RPT');
  });
  await scene('launchpad', {}, async (page) => {
    await page.goto('/watsons');
  });
  await scene('manual', { scheme: 'dark' }, async (page) => {
    await page.goto('/operatehelp/200101');
  });
  await scene('lock', {}, lock);
  for (const { name, look, act } of workPictures) await scene(`daily-work/${name}`, look, act);
  for (const { name, look, act } of listPictures) await scene(`lists/${name}`, look, act);
  for (const { name, look, act } of playgroundPictures)
    await scene(`playground/${name}`, look, act);
  await slowPictures({ browser, seededData, folder, wanted });
} finally {
  await browser.close();
  await portal.close();
  await rm(seededData, { recursive: true, force: true });
}
