import type { Page } from 'playwright';
import { button } from './account-pages.ts';
import { menuLine } from './portal-pages.ts';

/** A screen of daily work. Each screen is opened in a workbench that is already loaded. */
export interface WorkScreen {
  name: string;
  /** Opens the screen from where the previous one has left the page. */
  open: (page: Page) => Promise<void>;
  /**
   * The highest permitted number of successive waves of calls. The calls of a wave are sent
   * together.
   */
  mostWaves: number;
}

const listed = (page: Page) => page.locator('tr[data-row]').filter({ visible: true }).first();
const lines = (page: Page) =>
  page.getByRole('grid').locator('tbody tr').filter({ visible: true }).first();

async function openCentre(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}，`, 'u') })
    .click();
  await button(page, `查看全部：${name}`).click();
}

/**
 * The screens in the order in which they are opened. The seeded account `ops_director` has data in
 * each.
 */
export const workScreens: readonly WorkScreen[] = [
  {
    name: 'approval centre',
    mostWaves: 2,
    async open(page) {
      await openCentre(page, '审批中心');
      await listed(page).waitFor();
    },
  },
  {
    name: 'approval dialog',
    // Three steps that depend on each other: the approval names its module, the module says where
    // its document is, and then the document can be read.
    mostWaves: 3,
    async open(page) {
      await listed(page).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  },
  {
    name: 'task centre',
    mostWaves: 2,
    async open(page) {
      await button(page, '关闭').click();
      await openCentre(page, '任务中心');
      await page.getByRole('region', { name: '09:00', exact: true }).waitFor();
    },
  },
  {
    name: 'message centre',
    mostWaves: 2,
    async open(page) {
      await openCentre(page, '通知中心');
      await button(page, '全部标为已读').waitFor();
      await page
        .getByRole('checkbox', { name: /^选择 / })
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'sheet list',
    mostWaves: 2,
    async open(page) {
      await menuLine(page, '要货申请').last().click();
      await listed(page).waitFor();
    },
  },
  {
    name: 'sheet document',
    // Three steps that depend on each other: the module says where the document is, the document
    // says which step it is in, and the step has the columns.
    mostWaves: 3,
    async open(page) {
      await listed(page).getByRole('button').first().click();
      await lines(page).waitFor();
    },
  },
];
