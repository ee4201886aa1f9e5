import { rm } from 'node:fs/promises';
import type { Response } from 'playwright';
import { openBrowser, openPage } from '../support/browser.ts';
import { type RecordedCall, createCallRecorder, wavesOf } from '../support/call-recorder.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';
import { makeSeededData, startPortal } from '../support/running-portal.ts';

/**
 * `npm run bench`: what one home page costs. A real browser opens it as somebody who is signed in already; a recorder between gateway and
 * services counts what is asked, each call 20 ms slower than it would be, so that calls that wait for each other are told apart.
 */
const DELAY_MS = 20;
const seededData = await makeSeededData();
const recorder = createCallRecorder(DELAY_MS);
const portal = await startPortal({ seededData, between: recorder.listen });
const browser = await openBrowser();

function print(calls: readonly RecordedCall[]): number {
  for (const call of calls.toSorted((one, other) => one.startedAt - other.startedAt))
    console.log(`  ${call.path.padEnd(48)} ${call.body.slice(0, 70)}`);
  const distinct = new Set(calls.map(({ path, body }) => `${path} ${body}`)).size;
  console.log(`  ${calls.length} REST calls, ${calls.length - distinct} of them twice, in ${wavesOf(calls)} waves\n`);
  return calls.length - distinct;
}

try {
  const { page } = await openPage(browser, portal.origin);
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
  await page.waitForLoadState('networkidle');

  const queries: { name: string; bytes: number; endedAt: number }[] = [];
  const record = async (response: Response) => {
    if (!response.url().endsWith('/graphql')) return;
    const { operationName } = JSON.parse(response.request().postData() ?? '{}') as { operationName?: string };
    const { length } = await response.body();
    queries.push({ name: operationName ?? 'unnamed', bytes: length, endedAt: performance.now() });
  };
  page.on('response', (response) => void record(response));
  recorder.calls.length = 0;
  const since = performance.now();
  await page.reload();
  await homeIsLive(page);
  const live = performance.now() - since;
  await page.waitForLoadState('networkidle');

  console.log(
    `The home page after a reload: figures after ${Math.round(live)} ms, ${queries.length} GraphQL requests of the browser`,
  );
  for (const { name, bytes } of queries) console.log(`  ${name.padEnd(48)} ${bytes} bytes`);
  console.log('What they asked of the services:');
  const repeated = print(recorder.calls);
  process.exitCode = repeated === 0 ? 0 : 1;
} finally {
  await browser.close();
  await portal.close();
  recorder.close();
  await rm(seededData, { recursive: true, force: true });
}
