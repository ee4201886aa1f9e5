import { expect, test } from 'vitest';
import {
  createSharedAnswers,
  type SharedQuestion,
} from '../../../gateway/upstream/shared-answers.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../../gateway/errors/upstream-error.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';

const question = (over: Partial<SharedQuestion> = {}): SharedQuestion => ({
  enterprise: '100001',
  operation: 'channels',
  url: new URL('http://retail.test/api/zb-mca-base/channel/search'),
  body: '{}',
  timeoutMs: 10_000,
  fresh: false,
  ...over,
});

function sharedAnswers(over: Partial<Parameters<typeof createSharedAnswers>[0]> = {}) {
  const time = { now: 1_000_000 };
  let asked = 0;
  const ask = () => Promise.resolve({ answer: (asked += 1) });
  return {
    time,
    ask,
    shared: createSharedAnswers({ maxAgeMs: 60_000, clock: () => time.now, ...over }),
  };
}

const failing = (kind: UpstreamErrorKind) => () =>
  Promise.reject(new UpstreamError(kind, { operation: 'channels' }));

test('an answer is cached exactly for its cache time', async () => {
  const { shared, ask, time } = sharedAnswers();
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
  time.now += 59_999;
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
  time.now += 1;
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 2 });
});

test('no answer is cached longer because the system clock was set back', async () => {
  const { shared, ask, time } = sharedAnswers();
  await shared.answerTo(question(), ask);
  time.now -= 3_600_000;
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 2 });
});

test.each([
  ['enterprise', { enterprise: '100002' }],
  ['base address', { url: new URL('http://elsewhere.test/api/zb-mca-base/channel/search') }],
  ['path', { url: new URL('http://retail.test/api/zb-mca-base/shopformclass/search') }],
  ['body', { body: '{"a":1}' }],
])('calls with a different %s have separate answers', async (_what, other) => {
  const { shared, ask } = sharedAnswers();
  await shared.answerTo(question(), ask);
  expect(await shared.answerTo(question(other), ask)).toEqual({ answer: 2 });
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
});

test('equal calls that run at the same time are made once', async () => {
  const { shared, ask } = sharedAnswers();
  const gate = createGate();
  const slow = async () => (await gate.opened, ask());
  const answers = Array.from({ length: 50 }, () => shared.answerTo(question(), slow));
  gate.open();
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
});

test('a waiting caller keeps its own time limit, and a caller with a longer limit makes its own call', async () => {
  const { shared, ask } = sharedAnswers();
  const gate = createGate();
  const patient = shared.answerTo(question(), async () => (await gate.opened, ask()));
  await expect(shared.answerTo(question({ timeoutMs: 10 }), ask)).rejects.toMatchObject({
    kind: 'late',
  });
  expect(await shared.answerTo(question({ timeoutMs: 30_000 }), ask)).toEqual({ answer: 1 });
  gate.open();
  // A call that began earlier does not replace the newer answer.
  expect(await patient).toEqual({ answer: 2 });
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
});

test.each<UpstreamErrorKind>([
  'unreachable',
  'timeout',
  'malformed',
  'refused',
  'session-ended',
  'refresh-failed',
])('an error is never cached: %s', async (kind) => {
  const { shared, ask } = sharedAnswers();
  await expect(shared.answerTo(question(), failing(kind))).rejects.toMatchObject({ kind });
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
});

test.each<[UpstreamErrorKind, boolean]>([
  ['refused', true],
  ['session-ended', true],
  ['refresh-failed', true],
  ['unreachable', false],
  ['timeout', false],
  ['malformed', false],
])(
  'whether a waiting caller makes its own call after the first one failed with %s: %s',
  async (kind, asksAgain) => {
    const { shared, ask } = sharedAnswers();
    const gate = createGate();
    const first = shared.answerTo(question(), async () => (await gate.opened, failing(kind)()));
    const second = shared.answerTo(question(), ask);
    gate.open();
    await expect(first).rejects.toMatchObject({ kind });
    if (asksAgain) expect(await second).toEqual({ answer: 1 });
    else await expect(second).rejects.toMatchObject({ kind });
  },
);

test('no caller can change the data that others read', async () => {
  const { shared } = sharedAnswers();
  const ask = () => Promise.resolve({ pageData: [{ channelid: '01', nested: { deep: [1] } }] });
  const read = async () =>
    (await shared.answerTo(question(), ask)) as {
      pageData: { channelid: string; nested: { deep: number[] } }[];
    };
  const mine = await read();
  expect(() => mine.pageData.push({ channelid: '99', nested: { deep: [] } })).toThrow(TypeError);
  expect(() => mine.pageData[0]?.nested.deep.push(2)).toThrow(TypeError);
  expect(() => Object.assign(mine.pageData[0] ?? {}, { channelid: '99' })).toThrow(TypeError);
  expect(await read()).toEqual({ pageData: [{ channelid: '01', nested: { deep: [1] } }] });
});

test('a deeply nested answer is cached like any other', async () => {
  const { shared } = sharedAnswers();
  let deep: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(await shared.answerTo(question(), () => Promise.resolve(deep))).toBe(deep);
});

test('a fresh call is made although an answer is cached, and its answer is cached', async () => {
  const { shared, ask } = sharedAnswers();
  await shared.answerTo(question(), ask);
  expect(await shared.answerTo(question({ fresh: true }), ask)).toEqual({ answer: 2 });
  expect(await shared.answerTo(question(), ask)).toEqual({ answer: 2 });
});

test('the oldest answers are dropped when there are too many', async () => {
  const { shared, ask } = sharedAnswers({ maxEntries: 3 });
  for (const body of ['1', '2', '3', '4']) await shared.answerTo(question({ body }), ask);
  expect(await shared.answerTo(question({ body: '4' }), ask)).toEqual({ answer: 4 });
  expect(await shared.answerTo(question({ body: '2' }), ask)).toEqual({ answer: 2 });
  expect(await shared.answerTo(question({ body: '1' }), ask)).toEqual({ answer: 5 });
});

test('the oldest answers are dropped when they are too large together, and a very large answer is not cached', async () => {
  const { shared } = sharedAnswers({ maxBytes: 10_000 });
  const asked: string[] = [];
  const answerTo = (body: string, length: number) =>
    shared.answerTo(question({ body }), () => {
      asked.push(body);
      return Promise.resolve({ text: 'x'.repeat(length) });
    });
  await answerTo('large', 5_000);
  await answerTo('large', 5_000);
  expect(asked).toEqual(['large', 'large']);
  for (const body of ['a', 'b', 'c', 'd', 'e']) await answerTo(body, 1_000);
  await answerTo('e', 1_000);
  await answerTo('a', 1_000);
  expect(asked.slice(2)).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

test.each([[null], [undefined], ['a text'], [7]])(
  'an answer that is neither a list nor an object (%j) is not cached',
  async (data) => {
    const { shared, ask } = sharedAnswers();
    expect(await shared.answerTo(question(), () => Promise.resolve(data))).toBe(data);
    expect(await shared.answerTo(question(), ask)).toEqual({ answer: 1 });
  },
);

test('a cache time of 0 disables caching and sharing', async () => {
  const { shared, ask } = sharedAnswers({ maxAgeMs: 0 });
  const both = await Promise.all([
    shared.answerTo(question(), ask),
    shared.answerTo(question(), ask),
  ]);
  expect([...both, await shared.answerTo(question(), ask)]).toEqual([
    { answer: 1 },
    { answer: 2 },
    { answer: 3 },
  ]);
});
