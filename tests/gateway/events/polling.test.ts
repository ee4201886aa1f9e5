import { expect, test, vi } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { TransportError } from '../../../gateway/upstream/transport.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { Refused } from '../../support/gateway/scripted-transport.ts';
import { happening, startEvents, eventLine } from './event-support.ts';

const APPROVAL = { id: '42', kind: 'approval', key: 'T260614001' };

test('every browser of an account gets the services’ events, which are polled once', async () => {
  const { signIn, listen, polled, polls, timers } = await startEvents(
    happening(
      { cursor: '41', events: [] },
      { cursor: '42', events: [{ id: '41', kind: 'message', key: null }, APPROVAL] },
    ),
  );
  const streams = await Promise.all([1, 2, 3].map(async () => listen(await signIn())));
  timers.pass(0);
  await polled(1);
  await Promise.all(streams.map((stream) => stream.until('id: 41\n\n')));
  timers.pass(15_000);
  await polled(2);
  for (const stream of streams) {
    await stream.until('T260614001');
    expect(stream.text()).toBe(
      `id: 41\n\n${eventLine('message')}id: 42\n${eventLine('approval', 'T260614001')}`,
    );
  }
  expect(streams[0]?.raw()).toMatch(/^retry: 5000\n\n/u);
  expect(polls().map(({ body }) => body)).toEqual([{ since: null }, { since: '41' }]);
  timers.pass(14_999);
  expect(polls()).toHaveLength(2);
});

test('a stream is neither cached nor compressed', async () => {
  const { signIn, listen } = await startEvents(happening());
  const { status, headers } = await listen(await signIn(), { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('polling stops with the last stream', async () => {
  const { signIn, listen, polled, polls, timers } = await startEvents(happening());
  const [first, second] = [await listen(await signIn()), await listen(await signIn())];
  timers.pass(0);
  await polled(1);
  first.leave();
  await vi.waitFor(() => expect(timers.waiting()).toEqual([15_000, 25_000]));
  second.leave();
  await vi.waitFor(() => expect(timers.waiting()).toEqual([]));
  expect(polls()).toHaveLength(1);
});

test('two posts of an account have separate feeds', async () => {
  const { signIn, listen, polled, timers } = await startEvents(happening());
  const other = {
    ...SIGNED_IN_STAFF,
    mainPost: SIGNED_IN_STAFF.mainPost && { ...SIGNED_IN_STAFF.mainPost, postCode: 'P0003' },
  };
  await listen(await signIn());
  await listen(await signIn(other));
  timers.pass(0);
  await polled(2);
});

test('failures increase the interval up to eight times, and are logged once', async () => {
  const fault = new TransportError('unreachable');
  const { signIn, listen, polled, timers, clock, logLines } = await startEvents(
    happening(fault, fault, fault, fault, fault, { cursor: '7', events: [] }),
  );
  const stream = await listen(await signIn());
  timers.pass(0);
  for (const [at, pause] of [30_000, 60_000, 120_000, 120_000, 120_000].entries()) {
    await polled(at + 1);
    await vi.waitFor(() => expect(timers.waiting()).toContain(pause));
    clock.now += pause;
    timers.pass(pause);
  }
  await stream.until('id: 7');
  await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
  expect(logLines.filter((line) => line.includes('events: unreachable'))).toHaveLength(1);
});

test('a cursor that the services do not know starts a new feed, and every kind is reported', async () => {
  let refused = false;
  const { signIn, listen, polled, polls, timers } = await startEvents(({ body }) => {
    const { since } = body as { since: string | null };
    if (since === '5' && !refused) {
      refused = true;
      throw new Refused('A0400');
    }
    return { cursor: since === null ? '5' : '6', events: [] };
  });
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.until('id: 5');
  timers.pass(15_000);
  await stream.until(eventLine('approval'));
  await vi.waitFor(() => expect(timers.waiting()).toContain(30_000));
  timers.pass(30_000);
  await polled(3);
  expect(polls().map(({ body }) => body)).toEqual([
    { since: null },
    { since: '5' },
    { since: null },
  ]);
});

test.each([
  [
    'where the operator has none',
    { retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['events' as const] } },
  ],
  ['where they are turned off', { eventPollMs: 0 }],
])('nothing is polled %s, and the stream stays open', async (_where, config) => {
  const { signIn, listen, polls, timers } = await startEvents(happening(), config);
  const stream = await listen(await signIn());
  timers.pass(0);
  await vi.waitFor(() => expect(timers.waiting()).toEqual([25_000]));
  timers.pass(25_000);
  await vi.waitFor(() => expect(stream.raw()).toContain(': \n\n'));
  expect(polls()).toEqual([]);
});

test('services without the operation are polled once', async () => {
  const { signIn, listen, polled, polls, timers } = await startEvents(() => {
    throw new Refused('B0501');
  });
  await listen(await signIn());
  timers.pass(0);
  await polled(1);
  await vi.waitFor(() => expect(timers.waiting()).toEqual([25_000]));
  timers.pass(600_000);
  expect(polls()).toHaveLength(1);
});

test('unknown kinds of events are left out', async () => {
  const events = [
    { kind: 'weather', key: 'x' },
    'nonsense',
    { kind: 'task', key: 'x'.repeat(500) },
    { kind: 'task', key: 7 },
  ];
  const { signIn, listen, timers } = await startEvents(happening({ cursor: 42, events }));
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.until('id: 42');
  expect(stream.text()).toBe(`${eventLine('task')}id: 42\n${eventLine('task', '7')}`);
});

test.each([
  [null],
  [{ events: [] }],
  [{ cursor: 'a\nb', events: [] }],
  [{ cursor: '1', events: {} }],
])('an answer such as %j is a failure', async (answer) => {
  const { signIn, listen, polled, timers } = await startEvents(() => answer);
  const stream = await listen(await signIn());
  timers.pass(0);
  await polled(1);
  await vi.waitFor(() => expect(timers.waiting()).toContain(30_000));
  expect(stream.text()).toBe('');
});

test('a flood of events is reported by kind', async () => {
  const events = Array.from({ length: 51 }, (_, at) => ({
    id: String(at),
    kind: at % 2 === 0 ? 'task' : 'message',
    key: `K${String(at)}`,
  }));
  const { signIn, listen, timers } = await startEvents(happening({ cursor: '51', events }));
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.until('id: 51');
  expect(stream.text()).toBe(`${eventLine('task')}id: 51\n${eventLine('message')}`);
});
