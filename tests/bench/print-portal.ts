import { rm } from 'node:fs/promises';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import { createCallRecorder } from '../support/gateway/call-recorder.ts';
import { queriesDuring, repeatedCalls } from '../support/browser/page-cost.ts';
import { homeIsLive, signIn } from '../support/browser/portal-pages.ts';
import { makeSeededData, startPortal } from '../support/browser/running-portal.ts';
import { printExport } from './export.ts';
import { printFirstLoads } from './first-loads.ts';
import { printListTyping } from './list-typing.ts';
import { printMenuClicks } from './menu-clicks.ts';
import { printPageLoads } from './page-loads.ts';
import { printSignIn } from './sign-in-time.ts';
import { printResponseCounting } from './response-counting.ts';
import { printQuery, printWorkScreens } from './work-screens.ts';

const DELAY_MS = 20;

/**
 * Measures pages in a real browser: their requests and calls, how long they take to open, and how
 * long clicks take. It also prints how much script each page loads before it can be used, and the
 * cost of exporting 100,000 rows and of counting the bytes of an answer.
 */
export async function printPortal(): Promise<boolean> {
  const seededData = await makeSeededData();
  let isGood = true;
  try {
    isGood = await printCalls(seededData);
    await printTimes(seededData);
  } finally {
    await rm(seededData, { recursive: true, force: true });
  }
  await printResponseCounting();
  // Runs after the browser is closed, which would otherwise slow down the measured requests.
  return (await printExport()) && isGood;
}

/**
 * The home page and the screens of daily work in a session that is already signed in. A recorder
 * between gateway and services counts the calls and delays each by 20 ms, so that calls that wait
 * for each other stand out.
 */
async function printCalls(seededData: string): Promise<boolean> {
  let isGood = true;
  const recorder = createCallRecorder(DELAY_MS);
  const portal = await startPortal({ seededData, between: recorder.listen });
  const browser = await openBrowser();

  try {
    const { page } = await openPage(browser, portal.origin);
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');

    let live = 0;
    const queries = await queriesDuring(page, recorder, async () => {
      const since = performance.now();
      await page.reload();
      await homeIsLive(page);
      live = Math.round(performance.now() - since);
    });
    console.log(
      `The home page after a reload: figures after ${live} ms, ${queries.length} GraphQL requests of the browser`,
    );
    queries.forEach(printQuery);
    const repeated = repeatedCalls(queries).length;
    const calls = queries.reduce((sum, query) => sum + query.calls.length, 0);
    console.log(`\n${calls} REST calls for the home page, ${repeated} of them more than once`);
    isGood = printFirstLoads() && repeated === 0;

    const { page: other } = await openPage(browser, portal.origin);
    await signIn(other, { account: 'ops_director' });
    await homeIsLive(other);
    if (!(await printWorkScreens(other, recorder))) isGood = false;
  } finally {
    await browser.close();
    await portal.close();
    recorder.close();
  }
  return isGood;
}

/** Times of pages and clicks. The gateway runs as with `npm start`, without a recorder. */
async function printTimes(seededData: string): Promise<void> {
  const portal = await startPortal({ seededData, settings: { NODE_ENV: 'production' } });
  const browser = await openBrowser();
  try {
    await printPageLoads(browser, portal.origin);
    await printSignIn(browser, portal.origin);
    await printMenuClicks(browser, portal.origin);
    await printListTyping(browser, portal.origin);
  } finally {
    await browser.close();
    await portal.close();
  }
}
