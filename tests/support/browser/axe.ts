import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Limits the check to this selector, for a dialog over a page that was already checked. */
  inside?: string | undefined;
  /**
   * Checks only contrast, the only thing that can differ between the light and dark scheme of a
   * page.
   */
  onlyContrast?: boolean;
}

/** What the builder runs instead of axe's source in a page that has axe. */
const ALREADY_LOADED = 'void 0';

/**
 * Loads axe into a document once. The builder would load it twice for each check, which takes the
 * browser longer than the check itself.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeCore.source);
}

/**
 * The accessibility barriers on the page and in its frames: the violations that axe finds, and a
 * page that is wider than the window.
 */
export async function barriersOn(
  page: Page,
  { inside, onlyContrast = false }: Look = {},
): Promise<string[]> {
  // While a transition runs, colors are between two values.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))',
  );
  // The legacy mode does not open an extra window for each check. Only frames of other origins need
  // the new mode.
  const hasFrames = page.frames().length > 1;
  if (!hasFrames) await loadAxe(page);
  // Reporting the passed checks would take longer than the checks themselves.
  const axe = new AxeBuilder({ page, axeSource: hasFrames ? axeCore.source : ALREADY_LOADED })
    .options({
      runOnly: onlyContrast ? { type: 'rule', values: ['color-contrast'] } : tags,
      resultTypes: ['violations'],
    })
    .setLegacyMode(!hasFrames);
  if (inside !== undefined) axe.include(inside);
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return [
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...(overflow > 0 ? [`the page is ${String(overflow)} px too wide`] : []),
  ];
}

/** The barriers in the light and in the dark scheme, for a user who has selected neither. */
export async function barriersInBothSchemes(page: Page, inside: string): Promise<string[][]> {
  const found: string[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-scheme="${colorScheme}"]`, { state: 'attached' });
    found.push(await barriersOn(page, { inside, onlyContrast: colorScheme === 'dark' }));
  }
  return found;
}
