import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  REPORT,
  card,
  fillLogin,
  homeIsLive,
  loginButton,
  menu,
  openReport,
  openTabs,
  signInByForm,
  tab,
} from '../../support/browser/portal-pages.ts';

describe('signing in', () => {
  const journey = useJourney();

  it('takes a member of staff from the sign-in page to live figures and on to an opened tab', async () => {
    const { page, problems, requested } = await journey.open();
    await page.goto('/');
    await page.waitForURL('**/login*');
    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await page.waitForURL('**/page');
    await homeIsLive(page);
    expect(await card(page, '销售额').innerText()).toMatch(/¥\s*[\d,]+\.\d\d\s*万/u);
    expect(await page.getByText('2026-06-14').count()).toBeGreaterThan(0);

    await openReport(page);
    await homeIsLive(page);
    expect(await openTabs(page).count()).toBe(2);
    expect(await tab(page, REPORT.name).getAttribute('aria-selected')).toBe('true');

    await tab(page, '首页').click();
    expect(await tab(page, '首页').getAttribute('aria-selected')).toBe('true');
    expect(problems).toEqual([]);
    expect(requested.filter((address) => !address.startsWith(journey.portal().origin))).toEqual([]);
  });

  it('keeps tokens out of the browser and out of the logs', async () => {
    const { page } = await journey.open();
    await signInByForm(page, { account: 'ops_director' });
    await homeIsLive(page);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
      { httpOnly: true, sameSite: expect.stringMatching(/Lax|Strict/) },
    ]);
    // The language pack may contain texts about tokens.
    const kept = await page.evaluate(() => {
      const own = Object.entries(localStorage).filter(([key]) => !key.startsWith('portal.pack.'));
      return JSON.stringify([own, Object.entries(sessionStorage)]);
    });
    expect(kept).not.toMatch(/token|Retail@2026/iu);
    expect(journey.portal().said()).not.toMatch(/Retail@2026|token=|ssoToken/iu);
  });

  it('takes a supplier to the workbench of suppliers', async () => {
    const { page, problems } = await journey.open();
    await signInByForm(page, { account: 'v10001', path: '/supplierlogin' });
    expect(new URL(page.url()).pathname).toBe('/spage');
    await menu(page).waitFor();
    expect(problems).toEqual([]);
  });

  it('shows the same message for all wrong credentials, and locks after five attempts', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    const alert = page.getByRole('alert');
    const messages: string[] = [];
    for (const account of ['store1001', 'nobody_at_all']) {
      await fillLogin(page, { account, password: 'Wrong@2026' });
      await loginButton(page).click();
      await alert.getByText('登录失败').waitFor();
      messages.push(await alert.innerText());
    }
    expect(messages[0]).toBe(messages[1]);
    expect(new URL(page.url()).pathname).toBe('/login');

    const answered = () => page.waitForResponse((response) => response.url().endsWith('/graphql'));
    for (const _again of [2, 3, 4, 5]) {
      await fillLogin(page, { account: 'store1001', password: 'Wrong@2026' });
      await Promise.all([answered(), loginButton(page).click()]);
    }
    await fillLogin(page, { account: 'store1001' });
    await Promise.all([answered(), loginButton(page).click()]);
    await alert.getByText('密码错误次数过多').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('reports missing values at their fields and sends nothing', async () => {
    const { page, requested } = await journey.open();
    // The page loads the options to sign in.
    await Promise.all([page.waitForResponse('**/graphql'), page.goto('/login')]);
    requested.length = 0;
    await loginButton(page).click();
    await page.getByText('请输入密码').waitFor();
    expect(await page.getByLabel('企业编号', { exact: true }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(requested.filter((address) => address.includes('/graphql'))).toEqual([]);
  });
});
