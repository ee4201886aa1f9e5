import type { Page } from 'playwright';
import { button } from './account-pages.ts';
import { PRODUCTS } from './list-pages.ts';
import { closing, type Scene } from './scenes.ts';

/** A selector, because axe takes no locator. */
const tabContent = '[role="tabpanel"]:not([hidden])';
/** The row that is open: beside the list, or in a dialog on a narrow screen. */
const openRow = '[aria-busy]:has([aria-label="关闭编辑面板"])';
/** The button that opens a row of the table, or the card of the row on a narrow screen. */
const opener = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('[data-row-opener]')
    .or(page.getByRole('tabpanel').getByRole('gridcell').getByRole('button'))
    .first();

/** The calendar of a field of the open row. */
const calendar = (page: Page) => page.getByRole('dialog', { name: '选择日期', exact: true });

/** Presses a button of the toolbar, which is in a menu on a narrow screen while rows are ticked. */
async function act(page: Page, name: string): Promise<void> {
  const more = button(page, '更多操作');
  if ((await more.count()) === 0) return button(page, name).click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A list of master data, and the panels and dialogs that open beside it and over it. */
export const listScenes: readonly Scene[] = [
  {
    name: 'a list of which two rows are ticked',
    async show(page) {
      await page.goto(PRODUCTS);
      await opener(page).waitFor();
      const boxes = page.locator(tabContent).getByRole('checkbox', { name: /^选择 /u });
      for (const at of [0, 1]) await boxes.nth(at).check();
      await page.getByText('已选 2 条').waitFor();
    },
    inside: tabContent,
  },
  {
    name: 'the question before rows are deleted',
    async show(page) {
      await button(page, '删除').click();
      await page.getByRole('alertdialog', { name: '删除' }).waitFor();
    },
    inside: '[role="alertdialog"]',
    leave: closing('alertdialog', '删除'),
  },
  {
    name: 'its columns',
    async show(page) {
      await button(page, '列设置').click();
      await page.getByRole('list', { name: '列设置' }).waitFor();
    },
    inside: '[role="dialog"][aria-label="列设置"]',
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: '列设置' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'its filter',
    async show(page) {
      await button(page, '组合筛选').click();
      const filter = page.getByRole('dialog', { name: '组合筛选' });
      await button(filter, '添加条件').last().click();
      await button(filter, '应用').click();
      await filter.getByRole('alert').first().waitFor();
    },
    modal: true,
    leave: closing('dialog', '组合筛选'),
  },
  {
    name: 'the columns that its filter offers',
    async show(page) {
      await button(page, '组合筛选').click();
      const filter = page.getByRole('dialog', { name: '组合筛选' });
      const columns = filter.getByRole('combobox', { name: '条件 1 的字段' }).first();
      await columns.and(filter.locator('input')).click();
      await page.getByRole('listbox', { name: '条件 1 的字段' }).waitFor();
    },
    inside: '[role="listbox"]',
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await closing('dialog', '组合筛选')(page);
    },
  },
  {
    name: 'a new row with what it lacks',
    async show(page) {
      await act(page, '新增');
      const form = page.getByRole('dialog', { name: '新增商品档案' });
      await button(form, '保存').click();
      await form.locator('[aria-invalid="true"]').first().waitFor();
    },
    modal: true,
    leave: closing('dialog', '新增商品档案'),
  },
  {
    name: 'a file to import',
    async show(page) {
      await act(page, '导入');
      const file = Buffer.from('\uFEFF商品编码,商品名称,售价\r\nQ900009,新品,十二元\r\n');
      const box = page.getByRole('dialog', { name: '导入 商品档案' });
      await box
        .locator('input[type="file"]')
        .setInputFiles({ name: '新品.csv', mimeType: 'text/csv', buffer: file });
      await box.getByRole('region', { name: '检查结果' }).waitFor();
    },
    modal: true,
    leave: closing('dialog', '导入 商品档案'),
  },
  {
    name: 'a row that is open',
    async show(page) {
      await opener(page).click();
      await page.locator(openRow).getByLabel('商品名称').waitFor();
    },
    inside: openRow,
  },
  {
    name: 'a calendar in it',
    async show(page) {
      await button(page, '选择日期').last().click();
      await calendar(page).getByRole('grid').waitFor();
    },
    inside: '[role="dialog"][aria-label="选择日期"]',
    async leave(page) {
      await page.keyboard.press('Escape');
      await calendar(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'rows to pick from',
    async show(page) {
      await button(page, '从列表中选择：供应商').click();
      await page
        .getByRole('dialog', { name: /供应商/u })
        .getByText('T10001')
        .first()
        .waitFor();
    },
    modal: true,
    leave: closing('dialog', /供应商/u),
  },
  {
    name: 'what has happened to it',
    async show(page) {
      await button(page, '变更记录').click();
      await page.getByText('还没有变更记录').waitFor();
    },
    inside: openRow,
    leave: (page) => button(page, '关闭编辑面板').click(),
  },
  {
    name: 'a list in which nothing was found',
    async show(page) {
      await page.goto(`${PRODUCTS}&v.q=nosuchthing`);
      await page.getByText('没有符合条件的数据。可以换个条件再查。').waitFor();
    },
    inside: tabContent,
  },
];
