import type { Locator, Page } from 'playwright';
import { button, dialog } from './account-pages.ts';

/** Where the page reports what has been done. Other parts of it may have a status of their own. */
export const notices = (page: Page): Locator => page.getByRole('status');

/** The tab of a list in the approval center, with the number of entries that it shows. */
export const centreTab = (page: Page, name: string, count: number): Locator =>
  page
    .getByRole('tablist', { name: '审批中心' })
    .getByRole('tab', { name: new RegExp(`^${name} ?${String(count)}$`, 'u') });

/** The button that opens an approval or a document in the visible list. */
export const listedRow = (page: Page, number: string): Locator =>
  button(page.locator('tr[data-row]'), number);
export const openRow = (page: Page, number: string): Promise<void> =>
  listedRow(page, number).click();

/** The dialog of an approval, found by the number of its document. */
export const approval = (page: Page, number: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(number, 'u') });

/** The button in the top bar that shows how many approvals wait for the account. */
export const waitingApprovals = (page: Page, count: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^审批中心，${String(count)} `, 'u') });

/** Fills in the field that the dialog of a pressed button asks for, and confirms the dialog. */
export async function confirmWith(
  page: Page,
  name: string,
  field: string | RegExp,
  text: string,
): Promise<void> {
  await dialog(page, name).getByLabel(field).fill(text);
  await button(dialog(page, name), `确认${name}`).click();
}

/** The history of an approval, oldest step first: who acted, what they did, and their opinion. */
export async function historyOf(part: Locator): Promise<string[]> {
  const steps = await part.getByRole('region', { name: '审批记录' }).getByRole('listitem').all();
  const texts = await Promise.all(
    steps.map((step) => step.locator('b, b ~ span:last-of-type, blockquote').allInnerTexts()),
  );
  return texts.map((parts) => parts.join(' ')).toReversed();
}
