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

  it('says of a card that is below the fold that it is not loaded, unless the page is printed by its button', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.emulateMedia({ media: 'print' });
    const favourites = page.getByRole('region', { name: '常用功能', exact: true });
    expect(await favourites.getByText('打印时尚未加载').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    const printed = page.evaluate(
      () => new Promise<void>((resolve) => Object.assign(window, { print: () => resolve() })),
    );
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await printed;
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('打印时尚未加载').count()).toBe(0);
    expect(await favourites.getByText('采购订单').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: '全部刷新' }).isVisible()).toBe(false);
  });

  it('prints a document as its head, its fields and its lines, in light colors', async () => {
    const { page } = await journey.open({ colorScheme: 'dark' });
    await signIn(page, { account: 'ops_director', path: '/page?s=200101&a=OPS' });
    await page
      .getByRole('button', { name: /^RQ\d+/u })
      .first()
      .click();
    const heading = page.getByRole('heading', { level: 1, name: /RQ\d+/u });
    const title = await heading.innerText();
    await print(page);
    const paper = page.locator('body > div').filter({ hasText: /打印日期/u });
    expect(await paper.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await paper.getByText(/打印日期/u).isVisible()).toBe(true);
    expect(await paper.getByRole('columnheader', { name: '商品编码' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: '返回列表' }).isVisible()).toBe(false);
    const field = paper.locator('dt').first();
    const colour = await field.evaluate((element) => getComputedStyle(element).color);
    const [red = 255] = colour.match(/\d+/gu)?.map(Number) ?? [];
    expect(red).toBeLessThan(128);
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
