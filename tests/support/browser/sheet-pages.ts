import type { Locator, Page } from 'playwright';
import { button } from './account-pages.ts';
import { notices } from './approval-pages.ts';

/** Actions of a user on documents, with the zh-CN labels. */

/** Searches in a field of a form or of a line, and selects the only option that is found. */
export async function choose(
  part: Page | Locator,
  field: string | RegExp,
  search: string,
): Promise<void> {
  const box = part.getByRole('combobox', { name: field, exact: true });
  const found = box.page().getByRole('listbox').getByRole('option');
  await box.fill(search);
  await found.nth(1).waitFor({ state: 'detached' });
  await found.waitFor();
  await box.press('Enter');
  await found.waitFor({ state: 'detached' });
}

/** A cell of a line, in a document that is open for reading or editing. */
export async function lineCell(
  part: Page | Locator,
  line: number,
  title: string,
): Promise<Locator> {
  const table = part.getByRole('grid');
  const page = 'page' in part ? part.page() : part;
  const row = table.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: new RegExp(`^${String(line)}(?!\\d)`, 'u') }),
  });
  await row.waitFor();
  const titles = await table.getByRole('columnheader').allInnerTexts();
  return row.locator('td').nth(titles.indexOf(title));
}

/** Clicks a cell, types the text and confirms it with Enter. */
export async function fillLine(
  part: Page | Locator,
  line: number,
  title: string,
  text: string,
): Promise<void> {
  await (await lineCell(part, line, title)).click();
  const field = part.getByRole('textbox', {
    name: new RegExp(`^第 ${String(line)} 行 (?:.* )?${title}$`, 'u'),
  });
  await field.fill(text);
  await field.press('Enter');
}

/** The total of a table, if it is this amount. */
export const total = (part: Page | Locator, amount: string): Locator =>
  part.getByRole('row', { name: /^合计/u }).getByRole('gridcell', { name: amount, exact: true });

/** The document that is open in a tab, for reading or editing. */
export const order = (page: Page): Locator => page.getByRole('article');

/**
 * Fills in the required fields of an order, with one article by the package and one by weight. The
 * total is 566.99.
 */
export async function writeOrder(page: Page): Promise<void> {
  await button(page, '新增').click();
  await choose(order(page), '供应商', 'T10001');
  await choose(order(page), '收货门店', '1001');
  await order(page).getByRole('combobox', { name: '采购组' }).click();
  await page.getByRole('option').first().click();
  await order(page).getByLabel('订单日期').fill('2026-06-15');
  await order(page).getByLabel('要求到货').fill('2026-06-18');
  await writeLine(page, 1, 'P100002', { 件数: '4', 散数: '5', 进价: '12.35' });
  await writeLine(page, 2, 'P100027', { 散数: '1.125', 进价: '9.99' });
  await total(order(page), '566.99').waitFor();
}

async function writeLine(
  page: Page,
  line: number,
  product: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await button(order(page), '添加一行').click();
  await choose(order(page), new RegExp(`^第 ${String(line)} 行`, 'u'), product);
  for (const [title, text] of Object.entries(fields))
    await fillLine(order(page), line, title, text);
}

/** Submits the document and returns its number. */
export async function handIn(page: Page): Promise<string> {
  await button(order(page), '提交审批').click();
  await order(page).getByText('审批中').waitFor();
  const heading = await order(page).getByRole('heading', { level: 1 }).innerText();
  const number = heading.replace('采购订单 ', '');
  await notices(page).getByText(`单据 ${number} 已提交`).first().waitFor();
  return number;
}
