import type { Page } from 'playwright';
import type { Picture } from './look.ts';

const narrow = { width: 390, height: 844 } as const;

async function open(page: Page): Promise<void> {
  await page.goto('/playground');
  await page.locator('.playground-query .view-line', { hasText: 'HomeCards' }).first().waitFor();
}

/** Runs the ranking of stores and shows it as a table (1) or as a chart (2). */
const ranking = (view: 1 | 2) => async (page: Page) => {
  await open(page);
  const parts = page.locator('.playground-parts button');
  if (await parts.first().isVisible()) await parts.first().click();
  await page.locator('.side-open').nth(13).click();
  await page.locator('.playground-query .view-line', { hasText: 'StoreRanking' }).first().waitFor();
  await page.locator('.playground-bar .btn-p').click();
  await page.locator('.result-request').waitFor();
  await page.locator('.playground-result .segmented-option').nth(view).click();
  await page.waitForLoadState('networkidle');
};

/** Shows the form for sales queries. */
async function builder(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('tab').nth(1).click();
  await page.locator('.builder').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The playground. */
export const playgroundPictures: readonly Picture[] = [
  { name: 'query-390', look: narrow, act: open },
  { name: 'builder', look: {}, act: builder },
  { name: 'chart', look: {}, act: ranking(2) },
  { name: 'table-en-US-dark', look: { locale: 'en-US', scheme: 'dark' }, act: ranking(1) },
  { name: 'chart-390', look: narrow, act: ranking(2) },
];
