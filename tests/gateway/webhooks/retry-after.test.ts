import { expect, test } from 'vitest';
import { startReceiver, withStatus } from './receiver.ts';
import { beginHook, startHooks, type HookGateway } from './webhook-support.ts';

const POLL_MS = 20_000;
/** The first pause of the back-off. */
const FIRST_S = 10;
const LONGEST_S = 6 * 3_600;

/** A webhook whose receiver has refused one event with this header. */
async function refusedWith(status: number, retryAfter: (hooks: HookGateway) => string) {
  const hooks = await startHooks();
  const receiver = await startReceiver();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  hooks.clock.now += POLL_MS;
  receiver.answerWith(withStatus(status, { 'retry-after': retryAfter(hooks) }));
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(0);
  expect(receiver.received).toHaveLength(1);
  const waitOf = async () => {
    const [line] = (await hooks.log(id)).nodes;
    return (Date.parse(String(line?.nextAttemptAt)) - hooks.clock.now) / 1_000;
  };
  return { hooks, receiver, id, waitS: await waitOf() };
}

const dateAfter =
  (seconds: number) =>
  ({ clock }: HookGateway) =>
    new Date(clock.now + seconds * 1_000).toUTCString();

test.each([
  ['seconds with 429', 429, () => '90', 90],
  ['seconds with 503', 503, () => ' 90 ', 90],
  ['a date', 503, dateAfter(120), 120],
  ['more than the longest pause', 429, () => '9999999999', LONGEST_S],
  ['a date of the next century', 503, dateAfter(100 * 365 * 86_400), LONGEST_S],
  ['less than the pause', 429, () => '3', FIRST_S],
  ['no time', 429, () => '0', FIRST_S],
  ['a date that is over', 503, dateAfter(-60), FIRST_S],
  ['another status', 500, () => '90', FIRST_S],
  ['a negative number', 429, () => '-90', FIRST_S],
  ['a fraction', 429, () => '90.5', FIRST_S],
  ['a number without an end', 429, () => '9'.repeat(400), FIRST_S],
  ['a date in another form', 503, () => '2100-01-01T00:00:00Z', FIRST_S],
  ['a day that does not exist', 503, () => 'Fri, 99 Jan 2100 00:00:00 GMT', FIRST_S],
  ['something else', 503, () => 'soon', FIRST_S],
])('a receiver asks for a pause: %s', async (_case, status, retryAfter, seconds) => {
  const { waitS } = await refusedWith(status, retryAfter);
  expect(waitS).toBe(seconds);
});

test('in the pause that a receiver asked for it gets nothing, later events included', async () => {
  const { hooks, receiver, id } = await refusedWith(429, () => '900');
  receiver.answerWith(withStatus(200));
  hooks.happens({ kind: 'task', key: 'T2' });
  await hooks.pass(POLL_MS);
  const until = hooks.clock.now + (900_000 - POLL_MS);
  expect((await hooks.log(id)).nodes.map((line) => Date.parse(String(line.nextAttemptAt)))).toEqual(
    [until, until],
  );
  await hooks.pass(until - hooks.clock.now - 1);
  expect(receiver.received).toHaveLength(1);
  await hooks.pass(1);
  expect(receiver.received.map(({ event }) => event.data.key).toSorted()).toEqual([
    ...['T1', 'T1', 'T2'],
  ]);
});

test('the pause of one receiver delays no other', async () => {
  const { hooks, receiver } = await refusedWith(503, () => '900');
  const other = await startReceiver();
  await beginHook(hooks, other.url, ['TASK']);
  hooks.happens({ kind: 'task', key: 'T2' });
  await hooks.pass(POLL_MS);
  expect(other.received.map(({ event }) => event.data.key)).toEqual(['T2']);
  expect(receiver.received).toHaveLength(1);
});

test('an event that waits for the receiver is sent at most 9 times all the same', async () => {
  const { hooks, receiver } = await refusedWith(429, () => '86400');
  for (let count = 1; count < 9; count += 1) await hooks.pass(LONGEST_S * 1_000);
  expect(receiver.received).toHaveLength(9);
  const [hook] = await hooks.hooks(await hooks.signIn());
  expect(hook?.lastDelivery).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
});
