import type { Browser, Page } from 'playwright';
import { openPage } from '../support/browser/browser.ts';
import { homeIsLive, menu, signIn } from '../support/browser/portal-pages.ts';

/**
 * Runs in the page, because otherwise the round trip between test and page would count. It is a
 * string, because code outside the page is not compiled with the types of the DOM. What the page
 * contains in one frame is visible with the next one.
 */
const timeClick = `async (name) => {
  const line = [...document.querySelectorAll('[role="treeitem"]')].findLast((one) => one.getAttribute('aria-label') === name);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = () => document.querySelector('.tab-panel:not([hidden])');
  const before = shown();
  const begun = performance.now();
  line.click();
  while (shown() === before || !shown()?.querySelector('h1, h2, iframe, article') || shown().querySelector('.spinner')) await frame();
  await frame();
  return performance.now() - begun;
}`;

/** Resolves when the page has nothing to load and nothing to do, so that clicks do not overlap. */
const untilIdle = `(async () => {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  for (let times = 0; times < 3; times += 1) await idle();
})()`;

/** Milliseconds from a click on a menu to its content, for each visible menu. */
async function timeMenuClicks(page: Page): Promise<number[]> {
  const leaves = menu(page).locator('[role="treeitem"]:not([aria-expanded]):not([aria-current])');
  const names = (await leaves.allInnerTexts()).map((name) => name.trim());
  const times: number[] = [];
  // From bottom to top: the common menus at the top belong to other applications, and opening one
  // replaces the menu.
  for (const name of new Set(names.reverse())) {
    await page.evaluate(untilIdle);
    times.push(await page.evaluate<number>(`(${timeClick})(${JSON.stringify(name)})`));
  }
  return times.toSorted((one, other) => one - other);
}

/**
 * Prints how long a click on a menu takes, at first with the code and the data of its screen to be
 * loaded.
 */
export async function printMenuClicks(browser: Browser, baseURL: string): Promise<void> {
  const { page } = await openPage(browser, baseURL);
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
  await page.waitForLoadState('networkidle');
  const times = await timeMenuClicks(page);
  const ms = (index: number) => (times.at(index) ?? Number.NaN).toFixed(0);
  console.log(
    `A click on a menu to its content: median ${ms(Math.floor(times.length / 2))} ms, slowest ${ms(-1)} ms of ${times.length} menus`,
  );
  await page.context().close();
}
