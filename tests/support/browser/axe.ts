import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Only at what it selects, which is quicker where the rest has been looked at before. */
  inside?: string | undefined;
}

/** What keeps somebody from using the page as it stands, frames and all: what axe finds, and a page that scrolls to the side. */
export async function hindrancesOf(page: Page, { inside }: Look = {}): Promise<string[]> {
  // A colour on its way to another is neither.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))',
  );
  // The old mode saves a window of its own for each look at a page; only frames of another origin need the new one.
  const hasFrames = page.frames().length > 1;
  // Of what is in order nothing is written down: that takes longer than looking.
  const axe = new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
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

/** The same in the light scheme and in the dark one, where nobody has chosen one. */
export async function hindrancesInBoth(page: Page, inside: string): Promise<string[][]> {
  const found: string[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-scheme="${colorScheme}"]`, { state: 'attached' });
    found.push(await hindrancesOf(page, { inside }));
  }
  return found;
}
