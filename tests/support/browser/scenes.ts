import type { Page } from 'playwright';

/** A screen to check, and how to reach it from the page of the previous scene. */
export interface Scene {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** Marks a dialog over a page that was already checked. */
  modal?: true;
  /** Limits the check to this part, if the rest was checked before. */
  inside?: string;
  /** Closes what was opened over the page. */
  leave?: (page: Page) => Promise<unknown>;
}

export const closing =
  (role: 'dialog' | 'alertdialog' | 'menu', name: string | RegExp) => async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole(role, { name }).waitFor({ state: 'detached' });
  };
