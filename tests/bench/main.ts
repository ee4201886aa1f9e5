import { rm } from 'node:fs/promises';
import type { Response } from 'playwright';
import { openBrowser, openPage } from '../support/browser.ts';
import { createCallRecorder, wavesOf } from '../support/call-recorder.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';
import { makeSeededData, startPortal } from '../support/running-portal.ts';
import { printFirstLoads } from './first-loads.ts';
import { timeMenuClicks } from './menu-clicks.ts';

/**
 * `npm run bench`: what one home page costs, and how long a click on a menu takes. A real browser opens it as somebody who is signed in already; a recorder between gateway and
 * services counts what is asked, each call 20 ms slower than it would be, so that calls that wait for each other are told apart. It also prints
 * how much script each page loads before it can be used.
 */
const DELAY_MS = 20;
const seededData = await makeSeededData();
const recorder = createCallRecorder(DELAY_MS);
const portal = await startPortal({ seededData, between: recorder.listen });
const browser = await openBrowser();

interface Query {
  name: string;
  bytes: number;
  requestId: string;
}

async function queryOf(response: Response): Promise<Query> {
  const { operationName } = JSON.parse(response.request().postData() ?? '{}') as { operationName?: string };
  const { length } = await response.body();
  return { name: operationName ?? 'unnamed', bytes: length, requestId: response.headers()['x-request-id'] ?? '' };
}

function print({ name, bytes, requestId }: Query): void {
  const calls = recorder.calls.filter((call) => call.requestId === requestId);
  console.log(`\n${name}: ${bytes} bytes, ${calls.length} REST calls in ${wavesOf(calls)} waves`);
  for (const { path, body } of calls.toSorted((one, other) => one.startedAt - other.startedAt)) {
    console.log(`  ${path.padEnd(42)} ${body.length > 86 ? `${body.slice(0, 85)}…` : body}`);
  }
}

try {
  const { page } = await openPage(browser, portal.origin);
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
  await page.waitForLoadState('networkidle');

  const answers: Promise<Query>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) answers.push(queryOf(response));
  });
  recorder.calls.length = 0;
  const since = performance.now();
  await page.reload();
  await homeIsLive(page);
  const live = Math.round(performance.now() - since);
  await page.waitForLoadState('networkidle');

  console.log(`The home page after a reload: figures after ${live} ms, ${answers.length} GraphQL requests of the browser`);
  (await Promise.all(answers)).forEach(print);
  const repeated = recorder.calls.length - new Set(recorder.calls.map(({ path, body }) => path + body)).size;
  console.log(`\n${recorder.calls.length} REST calls for the home page, ${repeated} of them more than once`);
  process.exitCode = printFirstLoads() && repeated === 0 ? 0 : 1;

  const clicks = await timeMenuClicks(page);
  const [median, slowest] = [clicks[Math.floor(clicks.length / 2)], clicks.at(-1)].map((ms) => Math.round(ms ?? Number.NaN));
  console.log(`A click on a menu to its content: median ${median} ms, slowest ${slowest} ms of ${clicks.length} menus`);
} finally {
  await browser.close();
  await portal.close();
  recorder.close();
  await rm(seededData, { recursive: true, force: true });
}
