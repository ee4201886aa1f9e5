import { AxeBuilder } from '@axe-core/playwright';
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
  // Reporting the passed checks would take longer than the checks themselves.
  const axe = new AxeBuilder({ page })
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
