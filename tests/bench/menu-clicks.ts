import type { Page } from 'playwright';
import { menu } from '../support/browser/portal-pages.ts';

/**
 * Runs in the page, because the way there and back would be part of the time; as text, because nothing else of the node side knows a page.
 * What is in the page at one frame is on the screen with the next.
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

/** How long it takes from a click on each menu in view, none of which was opened before, to its content, in milliseconds. */
export async function timeMenuClicks(page: Page): Promise<number[]> {
  const leaves = menu(page).locator('[role="treeitem"]:not([aria-expanded]):not([aria-current])');
  const names = (await leaves.allInnerTexts()).map((name) => name.trim());
  const times: number[] = [];
  // From below: the common menus above are of other applications, and bring another menu along.
  for (const name of new Set(names.reverse())) {
    times.push(await page.evaluate<number>(`(${timeClick})(${JSON.stringify(name)})`));
  }
  return times.toSorted((one, other) => one - other);
}
