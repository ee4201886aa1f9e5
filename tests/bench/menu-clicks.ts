import type { Page } from 'playwright';
import { menu } from '../support/browser/portal-pages.ts';

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

/**
 * Milliseconds from a click on a menu to its content, for each visible menu. None of them was
 * opened before.
 */
export async function timeMenuClicks(page: Page): Promise<number[]> {
  const leaves = menu(page).locator('[role="treeitem"]:not([aria-expanded]):not([aria-current])');
  const names = (await leaves.allInnerTexts()).map((name) => name.trim());
  const times: number[] = [];
  // From bottom to top: the common menus at the top belong to other applications, and opening one
  // replaces the menu.
  for (const name of new Set(names.reverse())) {
    times.push(await page.evaluate<number>(`(${timeClick})(${JSON.stringify(name)})`));
  }
  return times.toSorted((one, other) => one - other);
}
