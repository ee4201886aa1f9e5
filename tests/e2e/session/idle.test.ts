import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { alertDialog, button } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  fillLogin,
  homeIsLive,
  loginButton,
  openReport,
  openTabs,
  REPORT,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';

const warning = (page: Page) => alertDialog(page, '即将退出登录');
const touched = (page: Page) =>
  page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"SessionTouch"'),
  );

/** The page's own clock; a session ends after eight hours without use. */
async function signInByClock(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
}

describe('a session that nobody uses', () => {
  const journey = useJourney();

  it('is warned of two minutes before its end, and goes on when the user says so', async () => {
    const { page } = await journey.open();
    await signInByClock(page);
    await page.clock.fastForward('07:57:00');
    expect(await warning(page).count()).toBe(0);
    await page.clock.fastForward('01:20');
    await warning(page)
      .getByRole('timer')
      .getByText(/^1:[0-3]\d$/u)
      .waitFor();
    const [answer] = await Promise.all([touched(page), button(warning(page), '保持登录').click()]);
    expect(answer.ok()).toBe(true);
    await warning(page).waitFor({ state: 'detached' });
    await page.clock.fastForward('07:57:00');
    await openReport(page);
    expect(await warning(page).count()).toBe(0);
  });

  it('leads to the sign-in page at its end with the reason, and keeps the tabs for the next one', async () => {
    const { page } = await journey.open();
    await signInByClock(page);
    await openReport(page);
    // What the report still asks for would count as use in the middle of the night.
    await page.getByRole('main').getByRole('region').filter({ visible: true }).first().waitFor();
    await expect
      .poll(() => page.locator('[aria-busy=true]').filter({ visible: true }).count())
      .toBe(0);
    await page.clock.fastForward('07:59:00');
    await warning(page).waitFor();
    await page.clock.fastForward('01:05');
    await page.waitForURL(/\/login/u);
    await page.getByRole('status').getByText('登录已过期，请重新登录').waitFor();
    expect(await warning(page).count()).toBe(0);
    // On this page: to the gateway, whose clock stands, the session still lives, and a page that is opened anew would go on with it.
    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await tab(page, REPORT.name).waitFor();
    expect(await openTabs(page).count()).toBe(2);
  });
});
