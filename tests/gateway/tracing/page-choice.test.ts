import { expect, test } from 'vitest';
import { createPageTracing } from '../../../gateway/tracing/page-tracing.ts';
import { NOW } from '../../support/gateway/gateway.ts';
import { QUERY, REQUEST_SPAN, startWithPages } from './page-gateway.ts';

/** What a client sends instead of what the gateway has told its page. */
interface Sent {
  flags?: string;
  tracestate?: string;
  /** In hours. */
  later?: number;
}

test('without the setting there is no address for spans, and a page is told nothing of traces', async () => {
  const { signIn, openPage, post } = await startWithPages({ recordsPages: false });
  const page = await openPage();
  expect(page.timing).toBe('visitor;desc=""');
  expect((await post({}, { cookie: await signIn() })).statusCode).toBe(404);
});

test.each(['/', '/index.html', '/page', '/home'])('%s tells a page what to record', async (url) => {
  const { openPage } = await startWithPages();
  const [first, second] = [await openPage(url), await openPage(url)];
  expect(first.traceId).toMatch(/^[0-9a-f]{32}$/u);
  expect(second.traceId).not.toBe(first.traceId);
});

test('tells a page that was not chosen so, because a page from the cache keeps its headers otherwise', async () => {
  const { openPage } = await startWithPages({ share: 0 });
  expect((await openPage()).timing).toBe('traced;desc="0", visitor;desc=""');
});

test.each([
  ['records what a chosen page sends', {}, 3],
  ['does not record a page that sends no flag', { flags: '00' }, 0],
  ['does not believe the flag alone, also behind a load balancer', { tracestate: '' }, 0],
  ['does not believe a mark with another end', { tracestate: 'portal=zzzzzzzzz.' }, 0],
  ['does not record a page that has been open for longer than half a day', { later: 13 }, 0],
] as const)('%s', async (_case, { flags = '01', tracestate, later = 0 }: Sent, count) => {
  const { app, collector, clock, openPage } = await startWithPages({
    isBehindProxy: true,
  });
  const page = await openPage();
  await app.close();
  expect(collector.spans()).toEqual([]);
  // Another process with the same secret, which chooses nothing itself.
  const other = await startWithPages({ isBehindProxy: true, share: 0 });
  other.clock.now = clock.now + later * 3_600_000;
  const [, signature = ''] = page.tracestate.split('.');
  const given = tracestate ?? page.tracestate;
  await other.ask(QUERY, {
    cookie: await other.signIn(),
    headers: {
      traceparent: `00-${page.traceId}-${REQUEST_SPAN}-${flags}`,
      tracestate: given.endsWith('.') ? `${given}${signature}` : given,
    },
  });
  await other.app.close();
  expect(other.collector.spans()).toHaveLength(count);
});

test('records at most 3,000 requests of pages in a minute', () => {
  const clock = { now: NOW };
  const pages = createPageTracing({
    ...{ secret: Buffer.alloc(32, 7), share: 1, clock: () => clock.now, end: () => undefined },
  });
  const [, tracestate = ''] = /tracestate;desc="([^"]*)"/u.exec(pages.open()) ?? [];
  const choices = Array.from({ length: 3001 }, () => pages.mayRecord({ tracestate }));
  expect(choices.filter(Boolean)).toHaveLength(3000);
  expect(choices.at(-1)).toBe(false);
  clock.now += 60_000;
  expect(pages.mayRecord({ tracestate })).toBe(true);
});
