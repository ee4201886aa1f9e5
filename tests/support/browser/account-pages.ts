import type { Locator, Page } from 'playwright';
import { DEMO } from './portal-pages.ts';

/** Actions of a user on the account and the session, with the zh-CN labels. */
export async function openByMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /账号菜单$/u }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
export const alertDialog = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog', { name, exact: true });
/** A button of a page, or of a part of one, found by its full name. */
export const button = (part: Page | Locator, name: string | RegExp): Locator =>
  part.getByRole('button', { name, exact: true });

export const lock = (page: Page): Promise<void> => page.keyboard.press('Alt+Shift+L');
/** The only dialog from which the user can go back to the sign-in page. */
export const lockScreen = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: '返回登录', exact: true }) });

export async function unlock(page: Page, password = DEMO.password): Promise<void> {
  await lockScreen(page).getByLabel('密码', { exact: true }).fill(password);
  await button(lockScreen(page), '解锁').click();
}

/** The entries in the top bar with the current store and the current post. */
export const storeFact = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^门店 /u });
export const postFact = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^岗位 /u });

/** The sample module, which reports when it has unsaved input. */
const SAMPLE_MODULE = '/page?s=200613&a=RPT';

export async function typeUnsavedInput(page: Page, text: string): Promise<Locator> {
  await page.goto(SAMPLE_MODULE);
  const frame = page.frameLocator('iframe');
  const note = frame.getByLabel(/^备注/u);
  await frame.getByText('当前用户').waitFor();
  await note.fill(text);
  await frame.getByRole('status').filter({ hasText: 'unsaved' }).waitFor();
  return note;
}
