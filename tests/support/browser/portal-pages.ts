import type { Locator, Page } from 'playwright';

/** Actions on the portal's pages, found by role and label (zh-CN), as users find them. */
export const DEMO = { enterprise: '100001', password: 'Retail@2026' };

export interface Login {
  account: string;
  password?: string;
  path?: string;
}

export async function fillLogin(
  page: Page,
  { account, password = DEMO.password }: Login,
): Promise<void> {
  await page.getByLabel('企业编号', { exact: true }).fill(DEMO.enterprise);
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
}

export const loginButton = (page: Page): Locator =>
  page.getByRole('button', { name: '登录', exact: true });

/**
 * Signs in with the form and waits for the workbench. A narrow workbench has a selector instead of
 * the tab strip.
 */
export async function signInByForm(page: Page, login: Login): Promise<void> {
  await page.goto(login.path ?? '/login');
  await fillLogin(page, login);
  await loginButton(page).click();
  await tab(page, '首页').or(tabSelector(page)).waitFor();
}

const SIGN_IN =
  'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { message } } }';

/**
 * Opens the workbench with a session that a request has created. Most journeys start this way,
 * because it takes half the time of the form.
 */
export async function signIn(page: Page, login: Login): Promise<void> {
  if (login.path?.includes('login')) return signInByForm(page, login);
  await signInByRequest(page, login);
  await page.goto(login.path ?? '/');
  await tab(page, '首页').or(tabSelector(page)).waitFor();
}

/** Signs the browser in without opening a page. */
export async function signInByRequest(page: Page, login: Login): Promise<void> {
  const input = {
    enterpriseCode: DEMO.enterprise,
    account: login.account,
    password: login.password ?? DEMO.password,
    userType: 'STAFF',
  };
  const answer = await page.request.post('/graphql', {
    headers: { 'x-portal-request': '1' },
    data: { query: SIGN_IN, variables: { input } },
  });
  const { data, errors = [] } = (await answer.json()) as {
    data?: { sessionSignIn: { userErrors: { message: string }[] } | null };
    errors?: { message: string; extensions?: { code: string } }[];
  };
  const [refusal] = data?.sessionSignIn?.userErrors ?? [
    { message: `The gateway answered ${answer.status()} with ${JSON.stringify(errors)}.` },
  ];
  if (refusal !== undefined) throw new Error(refusal.message);
}

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) });
/** What is said about a tab beside its name, such as that it has unsaved input. */
export async function tabHints(page: Page, name: string): Promise<string[]> {
  const ids = (await tab(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = ids.map((id) => page.locator(`[id="${id}"]`).allTextContents());
  return (await Promise.all(texts)).flat();
}
export const tabSelector = (page: Page): Locator =>
  page.getByRole('button', { name: '已打开的页面' });
export const openTabs = (page: Page): Locator =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
export const tabNames = (page: Page): Promise<string[]> => openTabs(page).allInnerTexts();
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).filter({ visible: true });
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' });
export const menuLine = (page: Page, name: string): Locator =>
  menu(page).getByRole('treeitem', { name, exact: true });

/** The dashboard of a menu of 门店运营, in a group that is collapsed at first. */
export const REPORT = { group: '经营报表', name: '日销报表' };

export async function openReport(page: Page): Promise<void> {
  await menuLine(page, REPORT.group).click();
  // A menu of a different application has the same name. It is above, among the common menus.
  await menuLine(page, REPORT.name).last().click();
  await tab(page, REPORT.name).waitFor();
}

/** Waits until the home page shows its four figures. */
export async function homeIsLive(page: Page): Promise<void> {
  for (const name of ['销售额', '毛利', '客流', '客单价'])
    await card(page, name)
      .getByText(/^前(?:一)?日/u)
      .first()
      .waitFor();
  await allCardsAreRendered(page);
}

/** The place of a card, by the column that it is given: a placeholder has no role. */
const CARD_PLACE = '[style*="--cell-column"]';
/** A cell of the grid of a page. The panel beside it has cards, too. */
export const GRID_CELL = `${CARD_PLACE}:not(aside *)`;

/** The first rows are rendered before the others, which are plain shapes until then. */
export const allCardsAreRendered = (page: Page): Promise<void> =>
  page.locator(`${CARD_PLACE} > [aria-hidden="true"]`).first().waitFor({ state: 'detached' });
