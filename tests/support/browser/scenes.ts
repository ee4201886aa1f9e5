import type { Page } from 'playwright';

/** Something to look at, and how it is reached from where the one before it left the page. */
export interface Scene {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** A dialog over a page that has been looked at already. */
  modal?: true;
  /** The part that is looked at, where the rest has been looked at before. */
  inside?: string;
  /** Takes away what was shown over the page. */
  leave?: (page: Page) => Promise<unknown>;
}

export const closing =
  (role: 'dialog' | 'alertdialog' | 'menu', name: string | RegExp) => async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole(role, { name }).waitFor({ state: 'detached' });
  };
