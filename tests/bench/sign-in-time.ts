import type { Browser } from 'playwright';
import { openPage } from '../support/browser/browser.ts';
import { figuresShownAt, OBSERVE_FIGURES } from './figures-shown.ts';
import { DEMO, fillLogin, homeIsLive, loginButton } from '../support/browser/portal-pages.ts';

const ROUNDS = 5;

/** Prints how long it takes from pressing the sign-in button to the figures of the home page. */
export async function printSignIn(browser: Browser, baseURL: string): Promise<void> {
  const times: number[] = [];
  const figures: number[] = [];
  while (times.length < ROUNDS) {
    const { page } = await openPage(browser, baseURL);
    await page.addInitScript(OBSERVE_FIGURES);
    await page.goto('/login');
    await fillLogin(page, { account: 'ops_director', password: DEMO.password });
    await page.waitForLoadState('networkidle');
    const sinceInPage = await page.evaluate<number>('performance.now()');
    const since = performance.now();
    await loginButton(page).click();
    await homeIsLive(page);
    times.push(performance.now() - since);
    figures.push((await figuresShownAt(page)) - sinceInPage);
    await page.context().close();
  }
  const [ready, painted] = [medianOf(times), medianOf(figures)];
  console.log(
    `\nFrom the sign-in button to the figures of the home page: painted after ${painted} ms, ready after ${ready} ms (medians)`,
  );
}

function medianOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(0);
}
