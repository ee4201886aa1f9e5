import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { PRODUCTS } from '../../support/browser/list-pages.ts';
import { signInByRequest } from '../../support/browser/portal-pages.ts';

/** A time of the demo day at which tasks are overdue by hours and minutes, the longest texts. */
const MORNING = new Date('2026-06-15T10:30:00+08:00');

/** The texts of the elements that are wider than their place. */
async function cutTexts(parts: Locator): Promise<string[]> {
  expect(await parts.count()).toBeGreaterThan(0);
  return parts.evaluateAll((found) =>
    found
      .filter((part) => part.getClientRects().length > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => (part instanceof HTMLInputElement ? part.value : part.textContent)),
  );
}

/** The boxes of choices whose list is loaded. Until then the browser's own lists are in their place. */
const choices = (part: Page | Locator, name: RegExp): Locator =>
  part.getByRole('combobox', { name }).and(part.locator('input'));

describe('English labels, which are longer than the Chinese ones,', () => {
  const journey = useSharedJourney();

  async function open(path: string, width = 1440, time?: Date): Promise<Page> {
    const { page } = await journey.open({ viewport: { width, height: 900 } });
    if (time !== undefined) await page.clock.setFixedTime(time);
    await page.goto('/login');
    await page.locator('button[lang="en-US"]').click();
    await page.locator('html[lang="en-US"]').waitFor();
    await signInByRequest(page, { account: 'ops_director' });
    await page.goto(path);
    return page;
  }

  it.each([1440, 1024, 390])('are whole on the search box of a list, %i px wide', async (width) => {
    const page = await open(PRODUCTS, width);
    await page.getByText('Product name / Product code / Barcode').waitFor();
    expect(await cutTexts(page.getByRole('search').locator('label'))).toEqual([]);
  });

  it('take one line below the columns of a list', async () => {
    const page = await open(PRODUCTS);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const shown = page.getByText(/^\d+ of \d+ shown$/u);
    await shown.waitFor();
    expect((await shown.boundingBox())?.height).toBeLessThan(24);
    expect(await cutTexts(shown.locator('xpath=../*'))).toEqual([]);
  });

  it('are whole on the sizes of cards, which are a list on a narrow screen', async () => {
    const page = await open('/editDashboard', 390);
    const sizes = choices(page, /: (?:width|height)$/u);
    await sizes.first().waitFor();
    expect(await cutTexts(sizes)).toEqual([]);
  });

  it('are whole on the application whose menus can be chosen', async () => {
    const page = await open('/watsons');
    await page.getByRole('button', { name: 'Set common menus' }).first().click();
    const application = choices(page, /^App$/u);
    await application.first().waitFor();
    expect(await cutTexts(application)).toEqual([]);
  });

  it('leave the time of a task and how long it is overdue on a line of their own', async () => {
    const page = await open('/page?s=100004', 1440, MORNING);
    const lines = page.getByRole('listitem').filter({ has: page.getByText(/overdue/iu) });
    await lines.first().waitFor();
    const heights = await lines
      .locator('time')
      .locator('..')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights)).toBeLessThan(26);
  });
});
