import type { Locator, Page } from 'playwright';

/** The editor of the query, in zh-CN and in en-US. Monaco gives it the role of code. */
export const queryEditor = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^(?:查询|Query)$/u })
    .getByRole('code')
    .first();

/** A text in the query that is open. */
export const inQuery = (page: Page, text: string): Locator =>
  queryEditor(page).getByText(text).first();
