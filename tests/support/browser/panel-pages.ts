import type { Locator, Page } from 'playwright';

/** What a user does in the right panel of the home page (zh-CN). */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: '个人工作面板' });
export const panelCard = (page: Page, name: string): Locator =>
  panel(page).getByRole('region', { name, exact: true });

/** The cards of the panel in their order. */
export const panelTitles = (page: Page): Promise<string[]> =>
  panel(page).getByRole('heading', { level: 2 }).allInnerTexts();

/** A line of one of its lists, by the words that open it. */
export const noticeLine = (page: Page, card: string, name: string): Locator =>
  panelCard(page, card)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** The centre of notices in the top bar, when it says how many there are. */
export const bell = (page: Page, count: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^通知中心，${String(count)} `, 'u') });
