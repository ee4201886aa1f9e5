import type { Page } from 'playwright';
import type { Picture } from './look.ts';

const dark = { scheme: 'dark' } as const;
const narrow = { width: 390, height: 844 } as const;

const goTo = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('.tab-panel:not([hidden]) h1').waitFor();
  await page.waitForLoadState('networkidle');
};
const centre = (page: Page) => goTo('/page?s=100003')(page);
const row = (page: Page, at: number) => page.locator('.tab-panel:not([hidden]) [data-row]').nth(at);

/**
 * Opens the order that has waited longest. Its process has a condition, and its lines have
 * packages.
 */
async function openApproval(page: Page): Promise<void> {
  await centre(page);
  await page.locator('[data-row-opener]', { hasText: /^PO/u }).click();
  await page.getByRole('dialog').locator('.approval-history').waitFor();
  await page.waitForLoadState('networkidle');
}

const press = (name: string) => async (page: Page) => {
  await openApproval(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').nth(1).waitFor();
};

/** The screens of daily work. */
export const workPictures: readonly Picture[] = [
  {
    name: 'approval-centre',
    look: {},
    async act(page) {
      await centre(page);
      for (const at of [0, 1, 2]) await row(page, at).getByRole('checkbox').check();
    },
  },
  { name: 'approval-centre-dark', look: dark, act: centre },
  { name: 'approval-centre-390', look: narrow, act: centre },
  { name: 'approval-centre-zh-TW', look: { locale: 'zh-TW' }, act: centre },
  { name: 'approval', look: {}, act: openApproval },
  { name: 'approval-dark', look: dark, act: openApproval },
  { name: 'approval-390', look: narrow, act: openApproval },
  { name: 'opinion', look: {}, act: press('驳回') },
  { name: 'diagram', look: {}, act: press('查看完整流程图') },
  { name: 'task-centre', look: {}, act: goTo('/page?s=100004&v.mode=list&v.tab=pool') },
  { name: 'clock', look: {}, act: goTo('/page?s=100004') },
  { name: 'task', look: dark, act: goTo('/page?s=100004&p.taskid=PT100002') },
  {
    name: 'message-centre',
    look: {},
    async act(page) {
      await goTo('/page?s=100002')(page);
      await row(page, 2).locator('[data-row-opener]').click();
    },
  },
  { name: 'documents-en-US', look: { locale: 'en-US' }, act: goTo('/page?s=200101') },
  {
    name: 'document',
    look: {},
    async act(page) {
      await goTo('/page?s=200101')(page);
      await page
        .locator('[data-row]', { hasText: '草稿' })
        .first()
        .locator('[data-row-opener]')
        .click();
      await page.getByRole('button', { name: '提交审批' }).waitFor();
    },
  },
];
