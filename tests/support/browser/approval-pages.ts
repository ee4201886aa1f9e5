import type { Locator, Page } from 'playwright';
import { button, dialog } from './account-pages.ts';

/** What a user does in the approval centre (zh-CN). */
export const notices = (page: Page): Locator => page.locator('.notices');

/** A list of the approval centre by its tab, with how many it holds. */
export const centreTab = (page: Page, name: string, count: number): Locator =>
  page
    .getByRole('tablist', { name: '审批中心' })
    .getByRole('tab', { name: new RegExp(`^${name} ?${String(count)}$`, 'u') });

/** An approval, or a document, of the list that is shown: what opens it. */
export const listedRow = (page: Page, number: string): Locator =>
  button(page.locator('tr[data-row]'), number);
export const openRow = (page: Page, number: string): Promise<void> =>
  listedRow(page, number).click();

/** The dialog of an approval, by the number of its document. */
export const approval = (page: Page, number: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(number, 'u') });

/** Approvals that wait for the account, in the top bar. */
export const waitingApprovals = (page: Page, count: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^审批中心，${String(count)} `, 'u') });

/** Writes what a button that was pressed asks for, and confirms it. */
export async function confirmWith(
  page: Page,
  name: string,
  field: string | RegExp,
  text: string,
): Promise<void> {
  await dialog(page, name).getByLabel(field).fill(text);
  await button(dialog(page, name), `确认${name}`).click();
}

/** What was done in an approval, the oldest first: who, what, and what he said. */
export async function historyOf(part: Locator): Promise<string[]> {
  const steps = await part.locator('.approval-history > li').all();
  const texts = await Promise.all(
    steps.map((step) => step.locator('b, .tag, blockquote').allInnerTexts()),
  );
  return texts.map((parts) => parts.join(' ')).toReversed();
}
