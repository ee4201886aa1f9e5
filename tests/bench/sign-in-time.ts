import type { Browser } from 'playwright';
import { openPage } from '../support/browser/browser.ts';
import { DEMO, fillLogin, homeIsLive, loginButton } from '../support/browser/portal-pages.ts';

const ROUNDS = 5;

/** Prints how long it takes from pressing the sign-in button to the figures of the home page. */
export async function printSignIn(browser: Browser, baseURL: string): Promise<void> {
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const { page } = await openPage(browser, baseURL);
    await page.goto('/login');
    await fillLogin(page, { account: 'ops_director', password: DEMO.password });
    await page.waitForLoadState('networkidle');
    const since = performance.now();
    await loginButton(page).click();
    await homeIsLive(page);
    times.push(performance.now() - since);
    await page.context().close();
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(
    `\nFrom the sign-in button to the figures of the home page: median ${median.toFixed(0)} ms`,
  );
}
