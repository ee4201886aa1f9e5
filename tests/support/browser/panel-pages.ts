import type { Locator, Page } from 'playwright';

/** Actions of a user in the right panel of the home page, with the zh-CN labels. */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: '个人工作面板' });
export const panelCard = (page: Page, name: string): Locator =>
  panel(page).getByRole('region', { name, exact: true });

/** The titles of the cards in the panel, in their order. */
export const panelTitles = (page: Page): Promise<string[]> =>
  panel(page).getByRole('heading', { level: 2 }).allInnerTexts();

/** A line of a list in the panel, found by the name of the button that opens it. */
export const noticeLine = (page: Page, card: string, name: string): Locator =>
  panelCard(page, card)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** The button of the notification center in the top bar, when it shows this count. */
export const bell = (page: Page, count: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^通知中心，${String(count)} `, 'u') });
