import type { Locator, Page } from 'playwright';
import { button } from './account-pages.ts';

/**
 * Actions of a user in the lists of modules. Labels are zh-CN by default; journeys in several
 * languages pass their own.
 */
export const PRODUCTS = '/page?s=200107';

const shownTab = (page: Page): Locator => page.getByRole('tabpanel');

export const list = (page: Page, title = '商品档案'): Locator =>
  page.getByRole('grid', { name: title, exact: true });
/** The button that opens a row. Its name is the number of the row. */
export const opener = (part: Page | Locator, key: string): Locator =>
  part.getByRole('gridcell').getByRole('button', { name: key });
export const openers = (page: Page): Locator =>
  shownTab(page).getByRole('gridcell').getByRole('button');
export const listRow = (grid: Locator, key: string): Locator =>
  grid.getByRole('row').filter({ has: opener(grid.page(), key) });
/** The panel beside the list in which a row is edited. */
export const panel = (page: Page): Locator =>
  shownTab(page).getByRole('region', { name: /^修改/u });

/** The texts of the column headings of a list, in their order. */
export const headsOf = async (grid: Locator): Promise<string[]> =>
  (await grid.getByRole('columnheader').allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * A cell, found by its row and its column heading. Both must be in view, because the grid renders
 * only what is in view.
 */
export async function listCell(grid: Locator, key: string, head: string): Promise<Locator> {
  const place = await grid
    .getByRole('columnheader', { name: head, exact: true })
    .getAttribute('aria-colindex');
  return listRow(grid, key).locator(`[role="gridcell"][aria-colindex="${place ?? ''}"]`);
}

/** Searches the list and waits for the expected number of rows. */
export async function searchFor(page: Page, text: string, count: number): Promise<void> {
  const form = page.getByRole('search', { name: '查询条件' });
  await form.getByRole('searchbox').fill(text);
  await button(form, '查询').click();
  await page.getByText(`共 ${String(count)} 条`, { exact: true }).waitFor();
}

/**
 * Selects an option of a field, when PrimeReact's list has replaced the browser's own. With
 * `search`, filters the options first.
 */
export async function chooseOption(
  part: Page | Locator,
  field: string,
  option: string | RegExp,
  search?: string,
): Promise<void> {
  const named = part.getByRole('combobox', { name: field, exact: true });
  const box = named.and(part.locator('input'));
  const page = box.page();
  if (search === undefined) await box.click();
  else await box.fill(search);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
