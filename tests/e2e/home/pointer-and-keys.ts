import type { Locator, Page } from 'playwright';
import { centreOf } from '../../support/browser/layout-pages.ts';

/**
 * Drags an element with the mouse to the center of a different element, or to an offset from it.
 */
export async function drag(
  page: Page,
  what: Locator,
  over: Locator,
  { x = 0, y = 0 } = {},
): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await centreOf(what);
  const to = await centreOf(over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + x, to.y + y, { steps: 5 });
  await page.mouse.up();
}

/** Presses Tab, or a different key, until the element has the focus. */
export async function tabTo(page: Page, part: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await part.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not lead there.');
}
