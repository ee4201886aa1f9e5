import type { Page } from 'playwright';
import { button } from './account-pages.ts';
import { closing, type Scene } from './scenes.ts';

/** A selector, because axe takes no locator. */
const tabContent = '[role="tabpanel"]:not([hidden])';
const rows = (page: Page) => page.getByRole('tabpanel').locator('[data-row]');
const boxes = (page: Page) => rows(page).getByRole('checkbox');
const opener = (page: Page) => rows(page).locator('[data-row-opener]').first();

/** The screens of daily work, and the dialogs that open over them. */
export const workScenes: readonly Scene[] = [
  {
    name: 'approvals of which several are ticked',
    async show(page) {
      await page.goto('/page?s=100003');
      for (const at of [0, 1]) await boxes(page).nth(at).check();
      await page.getByRole('group', { name: '批量操作' }).waitFor();
    },
    inside: tabContent,
    leave: (page) => button(page, '取消选择').click(),
  },
  {
    name: 'an approval',
    async show(page) {
      await opener(page).click();
      await page.getByRole('dialog').getByRole('heading', { name: '审批记录' }).waitFor();
      await page.getByRole('dialog').getByRole('row', { name: /^合计/u }).waitFor();
    },
    modal: true,
  },
  {
    name: 'the diagram of its process',
    async show(page) {
      await button(page, '查看完整流程图').click();
      await page.getByRole('dialog', { name: '流程图' }).waitFor();
    },
    modal: true,
    leave: closing('dialog', '流程图'),
  },
  {
    name: 'an opinion',
    async show(page) {
      await button(page, '驳回').click();
      await page.getByRole('dialog', { name: '驳回' }).waitFor();
    },
    modal: true,
    leave: closing('dialog', '驳回'),
  },
  {
    name: 'a task',
    async show(page) {
      await page.goto('/page?s=100004&p.taskid=PT100002');
      await page
        .getByRole('complementary', { name: '任务 PT100002' })
        .getByText('任务描述')
        .waitFor();
      await page.getByRole('region', { name: '09:00', exact: true }).waitFor({ state: 'attached' });
    },
    inside: tabContent,
  },
  {
    name: 'a message',
    async show(page) {
      await page.goto('/page?s=100002');
      await opener(page).click();
      await page.getByRole('article').waitFor();
    },
    inside: tabContent,
  },
  {
    name: 'the documents of a module',
    async show(page) {
      await page.goto('/page?s=200101');
      await opener(page).waitFor();
    },
    // No `inside`: the whole page is checked, including the workbench around the list.
  },
  {
    name: 'a document',
    async show(page) {
      await opener(page).click();
      await page.getByRole('row', { name: /^合计/u }).waitFor();
    },
    inside: tabContent,
    leave: (page) => button(page, '返回列表').click(),
  },
  {
    name: 'a new document',
    async show(page) {
      await button(page, '新增').click();
      await button(page, '添加一行').click();
      await page.getByRole('combobox', { name: /^第 1 行/u }).waitFor();
    },
    inside: tabContent,
  },
];
