import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps somebody from using the page as it stands, frames and all: what axe finds, and a page that scrolls to the side. */
export async function hindrancesOf(page: Page): Promise<string[]> {
  // The old mode saves a window of its own for each look at a page; only frames of another origin need the new one.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(!hasFrames).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(overflow > 0 ? [`the page is ${String(overflow)} px too wide`] : []),
  ];
}
