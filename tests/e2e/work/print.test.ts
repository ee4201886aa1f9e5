import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import { openers, PRODUCTS } from '../../support/browser/list-pages.ts';
import { homeIsLive, signIn } from '../../support/browser/portal-pages.ts';

/** The page as it is printed on A4, whose printable area is about as wide as the window. */
async function print(page: Page, width = 718): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1047 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

describe('printing', () => {
  const journey = useJourney();

  it('leaves out the bars and the menu around a page', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await print(page);
    await page.getByRole('region', { name: '销售额', exact: true }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(false);
    expect(await page.getByRole('tablist', { name: '已打开的页面' }).isVisible()).toBe(false);
  });

  it('keeps every column of a wide list readable, across the page and in several tables', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director', path: PRODUCTS });
    const key = await openers(page).first().innerText();
    await print(page, 1047);
    const tables = page.getByRole('table');
    expect(await tables.count()).toBeGreaterThan(1);
    const widths = await tables.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(1047);
    // The number of lines of the code that names the row, in each of the tables.
    const lines = await page.getByRole('cell', { name: key, exact: true }).evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual(widths.map(() => 1));
  });
});
