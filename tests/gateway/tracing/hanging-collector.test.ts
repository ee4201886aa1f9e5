import { expect, test } from 'vitest';
import { batchOf, QUERY, spanOf, startWithPages } from './page-gateway.ts';

/** What the queue for pages holds, and a batch that is under way. */
const QUEUED = 2_048;
const BATCH = 512;
/** Batches of a page: more spans than that. A session may send 60 in a minute. */
const SENT = 50;
const SPANS = 64;

const spanId = (number: number) => (number + 1).toString(16).padStart(16, '0');

/** A gateway whose collector hangs, and that has got more spans of a page than it may keep. */
async function startFull(answer: 'never' | 'endless') {
  const gateway = await startWithPages({}, answer);
  const cookie = await gateway.signIn();
  const page = await gateway.openPage();
  const { tracestate } = page;
  const statuses: number[] = [];
  for (let batch = 0; batch < SENT; batch += 1) {
    const spans = Array.from({ length: SPANS }, (_, at) =>
      spanOf(page, { spanId: spanId(batch * SPANS + at) }),
    );
    statuses.push((await gateway.post(batchOf(...spans), { cookie, tracestate })).statusCode);
  }
  return { ...gateway, cookie, statuses };
}

test.each([
  ['does not answer', 'never'],
  ['does not end its answer', 'endless'],
] as const)(
  'a collector that %s holds no request, no memory beyond the queue, and not the stop',
  async (_how, answer) => {
    const { app, ask, cookie, collector, statuses, logLines } = await startFull(answer);
    expect(statuses).toEqual(Array.from({ length: SENT }, () => 204));
    expect((await ask(QUERY, { cookie })).errors).toBeUndefined();
    // One batch is under way; the next ones wait, instead of a connection for each.
    await expect.poll(() => collector.spans().length).toBe(BATCH);

    const since = performance.now();
    await app.close();
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(logLines.join('')).toMatch(
      /"part":"traces","msg":"a part of the gateway did not close in time"/u,
    );
    const ofPages = () => collector.spans().filter(({ name }) => name === 'send Workbench').length;
    expect(SENT * SPANS).toBeGreaterThan(QUEUED + BATCH);
    await expect.poll(ofPages).toBe(QUEUED + BATCH);
  },
);
