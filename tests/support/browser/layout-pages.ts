import type { Locator, Page } from 'playwright';
import { button, dialog } from './account-pages.ts';
import { allCardsAreRendered, GRID_CELL } from './portal-pages.ts';

/**
 * Actions of a user on the cards of the home page, in the settings dialog and in the grid editor,
 * with the zh-CN labels.
 */
export const settings = (page: Page): Locator => dialog(page, '布局设置：经营概览');
export const tick = (page: Page, name: string): Locator =>
  settings(page).getByRole('checkbox', { name, exact: true });
export const handle = (part: Page | Locator, name: string): Locator => button(part, `拖动 ${name}`);
export const conflict = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: '布局已在别处修改' });

export async function openSettings(page: Page): Promise<void> {
  await button(page, '布局设置').click();
  await settings(page).getByRole('checkbox').first().waitFor();
}

export async function confirmSettings(page: Page): Promise<void> {
  await button(settings(page), '确定').click();
  await settings(page).waitFor({ state: 'detached' });
}

/** The selected cards of the list, in their order. */
export const tickedCards = (page: Page): Promise<string[]> =>
  settings(page)
    .locator('label')
    .filter({ has: page.locator(':checked') })
    .allInnerTexts();

export async function openEditor(page: Page, path = '/editDashboard'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: '编排卡片：经营概览' }).waitFor();
}

const grid = (page: Page): Locator => page.getByRole('application', { name: '卡片网格，共 12 列' });
export const placed = (page: Page, name: string): Locator =>
  grid(page).getByRole('button', { name: new RegExp(`^${name}：第`, 'u') });

const cells = `[...document.querySelectorAll('${GRID_CELL}')].map((cell) => {
  const { gridRowStart, gridColumnStart, gridColumnEnd, gridRowEnd } = getComputedStyle(cell);
  return [cell.querySelector('h2')?.textContent, gridRowStart, gridColumnStart, gridColumnEnd, gridRowEnd];
})`;

/** Each card with its row, column, width and height, as announced by the editor. */
export async function placesInEditor(page: Page): Promise<string[]> {
  const cards = await grid(page).locator('[data-card]').all();
  const said = await Promise.all(cards.map((one) => one.getAttribute('aria-label')));
  const saying = /^(.*)：第 (\d+) 行第 (\d+) 列，宽 (\d+) 列，高 (\d+) 行$/u;
  return said.map((one) => (one ?? '').replace(saying, '$1 $2 $3 $4 $5'));
}

/** The same for the cards on the page. The page uses two grid lines per row. */
export async function placesOnPage(page: Page): Promise<string[]> {
  const drawn = await page.evaluate<string[][]>(cells);
  return drawn.map(([name, ...lines]) => {
    const [line = 0, column, width, height = 0] = lines.map((one) =>
      Number(one.replace('span ', '')),
    );
    return [name, (line + 1) / 2, column, width, height / 2].join(' ');
  });
}

export const cardsOnPage = (page: Page): Promise<string[]> =>
  page.locator(`${GRID_CELL} h2`).allTextContents();

export async function goHome(page: Page): Promise<void> {
  await page.goto('/page');
  await page.locator(`${GRID_CELL} h2`).first().waitFor();
  await allCardsAreRendered(page);
}

export async function centreOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It cannot be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Saves in all windows at once: the requests are held back until every window has sent its own. */
export async function saveAtOnce(windows: readonly Page[]): Promise<void> {
  const context = windows[0]?.context();
  const sent: (() => Promise<void>)[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context?.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"DashboardLayoutSave"') !== true)
      return route.continue();
    sent.push(() => route.continue());
    if (sent.length < windows.length) return;
    await Promise.all(sent.map((go) => go()));
    release();
  });
  for (const window of windows) await button(window, '保存').click();
  await released;
  await context?.unroute('**/graphql');
}

/** The cards of the home page for the buyer post, each with its row, column, width and height. */
export const BUYERS_PAGE = [
  '销售额 1 1 4 1',
  '毛利 1 5 4 1',
  '客单价 1 9 4 1',
  '待办事项 2 1 12 1',
  '销售趋势 3 1 7 2',
  '采购组进度 3 8 5 2',
  '渠道销售占比 5 1 4 2',
  '单品销售排行 5 5 8 2',
  '常用功能 7 1 12 1',
];

/** The corner for resizing a card, its last part. It has no role, because it is for the mouse only. */
export const grip = (page: Page, name: string) =>
  placed(page, name).locator('..').locator('> [aria-hidden="true"]:last-child');

export async function saveEditor(page: Page): Promise<void> {
  await button(page, '保存').click();
  await page.getByText('布局已保存').waitFor();
}

/** The cards of the list that replaces the grid on a narrow screen. */
export const listedCards = (page: Page): Promise<string[]> =>
  page.locator('[data-card] > :first-child').allInnerTexts();
