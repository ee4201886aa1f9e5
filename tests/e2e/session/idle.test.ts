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

/** The clock of the page. A session ends after eight hours without use. */
async function signInByClock(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
}

describe('an idle session', () => {
  const journey = useJourney();

  it('shows a warning two minutes before its end and continues when the user confirms', async () => {
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

  it('ends at the sign-in page with the reason, and its tabs are restored in the next session', async () => {
    const { page } = await journey.open();
    await signInByClock(page);
    await openReport(page);
    // Requests of the report that are still running would count as use hours later.
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
    // Only on this page: the clock of the gateway has not moved, so a new page would continue the
    // session.
    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await tab(page, REPORT.name).waitFor();
    expect(await openTabs(page).count()).toBe(2);
  });
});
