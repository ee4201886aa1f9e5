import type { Page } from 'playwright';
import { chooseOption, PRODUCTS } from '../support/browser/list-pages.ts';
import type { Picture } from './look.ts';

const narrow = { width: 390, height: 844 } as const;

const opener = (page: Page) =>
  page.locator('.tab-panel:not([hidden]) :is(.grid-open, [data-row-opener])');
const panel = (page: Page) =>
  page.locator('.tab-panel:not([hidden]) .edit-panel, .edit-panel-whole').first();

/** Opens the list with view parameters in its address. */
const products =
  (view = '') =>
  async (page: Page) => {
    await page.goto(PRODUCTS + view);
    await opener(page).first().waitFor();
    await page.waitForLoadState('networkidle');
  };
const openRow = async (page: Page) => {
  await products('&v.row=P100008')(page);
  await panel(page).getByLabel('商品名称').waitFor();
};

/** A row in the editor, with a missing price and an open date picker. */
async function edit(page: Page): Promise<void> {
  await openRow(page);
  await panel(page).getByLabel('售价').fill('');
  await panel(page).getByRole('button', { name: '保存' }).click();
  await panel(page).locator('[aria-invalid="true"]').waitFor();
  await panel(page).getByRole('button', { name: '选择日期' }).click();
  await page.locator('.picker-layer').getByRole('grid').waitFor();
}

/** A conflict: the row was saved elsewhere first, here in a second tab of the same browser. */
async function conflict(page: Page): Promise<void> {
  const other = await page.context().newPage();
  for (const one of [page, other]) await openRow(one);
  for (const [one, spec, price] of [
    [other, '1.2kg', '9.9'],
    [page, '1kg 精选', '9.5'],
  ] as const) {
    await panel(one).getByLabel('规格').fill(spec);
    await panel(one).getByLabel('售价').fill(price);
    await panel(one).getByLabel('售价').press('Control+S');
    if (one === other) await other.getByText('修改成功').waitFor();
  }
  await other.close();
  await page.getByRole('dialog', { name: '别人刚刚保存了这条数据' }).waitFor();
}

async function filter(page: Page): Promise<void> {
  await products('&v.a0=price:GE:20&v.o0=status:IN:pending&v.o1=stock:LE:100')(page);
  await page.getByRole('button', { name: '组合筛选' }).click();
  await page.getByRole('dialog').waitFor();
}

const sheet = [
  ['商品编码', '商品名称', '采购组', '进价', '售价', '单位', '上市日期', '品类', '供应商', '税率'],
  ['Q100001', '新疆香梨 1kg', '生鲜', '9.80', '13.90', '袋', '2026-06-18', '1001', 'T10001', '9'],
  ['Q100002', '烟台樱桃 500g', '生鲜', '26', '三十六', '盒', '2026-06-18', '1001', 'T10002', '9'],
  ['Q100003', '', '生鲜', '5.20', '7.90', '袋', '2026-13-01', '1001', 'T10003', '9'],
  [
    'Q100004',
    '阳光玫瑰葡萄 1kg',
    '生鲜',
    '31.00',
    '42.80',
    '盒',
    '2026-06-20',
    '1001',
    'T10004',
    '9',
  ],
];

async function importing(page: Page): Promise<void> {
  await products()(page);
  await page.getByRole('button', { name: '导入' }).click();
  const buffer = Buffer.from(`\uFEFF${sheet.map((row) => row.join(',')).join('\r\n')}\r\n`);
  const box = page.getByRole('dialog');
  await box
    .locator('input[type="file"]')
    .setInputFiles({ name: '夏季新品.csv', mimeType: 'text/csv', buffer });
  await box.getByRole('region', { name: '检查结果' }).waitFor();
}

/** A draft of an order with a cell that is being edited. */
async function detail(page: Page): Promise<void> {
  await page.goto('/page?s=200101');
  await page
    .locator('[data-row]', { hasText: '草稿' })
    .first()
    .locator('[data-row-opener]')
    .click();
  await page.getByRole('button', { name: '提交审批' }).waitFor();
  const cells = page.getByRole('grid').getByRole('row').nth(2).getByRole('gridcell');
  await cells.nth(4).scrollIntoViewIfNeeded();
  await cells.nth(4).click();
}

async function columns(page: Page): Promise<void> {
  await products()(page);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('list', { name: '列设置' }).waitFor();
}

async function ticked(page: Page): Promise<void> {
  await products()(page);
  for (const at of [1, 3])
    await page
      .getByRole('checkbox', { name: /^选择 /u })
      .nth(at + 1)
      .check();
}

async function add(page: Page): Promise<void> {
  await products('&v.add=1')(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('商品名称').fill('新疆香梨 1kg');
  await chooseOption(form, '采购组', '生鲜');
}

/** The lists of modules, and the panels and dialogs that open beside and over them. */
export const listPictures: readonly Picture[] = [
  { name: 'list', look: {}, act: ticked },
  { name: 'list-dark', look: { scheme: 'dark' }, act: products() },
  { name: 'list-en-US', look: { locale: 'en-US' }, act: products() },
  { name: 'list-zh-TW', look: { locale: 'zh-TW' }, act: products() },
  { name: 'list-1024', look: { width: 1024, height: 768 }, act: products() },
  { name: 'list-390', look: narrow, act: products() },
  { name: 'edit', look: { height: 1081 }, act: edit },
  { name: 'edit-dark', look: { scheme: 'dark' }, act: openRow },
  { name: 'edit-390', look: narrow, act: openRow },
  { name: 'add', look: {}, act: add },
  { name: 'columns', look: {}, act: columns },
  { name: 'filter', look: {}, act: filter },
  { name: 'import', look: {}, act: importing },
  { name: 'detail', look: {}, act: detail },
  { name: 'conflict', look: {}, act: conflict },
];
