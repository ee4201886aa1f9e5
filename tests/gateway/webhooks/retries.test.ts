import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { startReceiver, withStatus } from './receiver.ts';
import { beginHook, startHooks, type HookGateway } from './webhook-support.ts';

const POLL_MS = 20_000;
/** Pauses after each failed attempt, in seconds, without variation. */
const PAUSES = [10, 40, 160, 640, 2_560, 10_240, 21_600, 21_600];

/** A webhook whose receiver answers like this, and one event for it. */
async function failing(hooks: HookGateway, answer: Parameters<typeof withStatus>) {
  const receiver = await startReceiver();
  receiver.answerWith(withStatus(...answer));
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(POLL_MS);
  expect(receiver.received).toHaveLength(1);
  return { id, receiver };
}

test('an event is sent again with growing pauses, at most 9 times, always as the same event', async () => {
  const hooks = await startHooks();
  const { id, receiver } = await failing(hooks, [503]);
  for (const [index, seconds] of PAUSES.entries()) {
    const [line] = (await hooks.log(id)).nodes;
    expect(line).toMatchObject({ status: 'WAITING', attemptCount: index + 1, problem: 'STATUS' });
    expect(Date.parse(String(line?.nextAttemptAt))).toBe(hooks.clock.now + seconds * 1_000);
    await hooks.pass(seconds * 1_000 - 1);
    expect(receiver.received).toHaveLength(index + 1);
    await hooks.pass(1);
    expect(receiver.received).toHaveLength(index + 2);
  }
  expect((await hooks.log(id)).nodes[0]).toMatchObject({
    ...{ status: 'FAILED', attemptCount: 9, statusCode: 503, nextAttemptAt: null },
  });
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
  await hooks.pass(86_400_000);
  expect(receiver.received).toHaveLength(9);
});

test('a receiver that keeps failing makes the webhook FAILING, and PAUSED after 3 days', async () => {
  const hooks = await startHooks();
  const { receiver } = await failing(hooks, [500]);
  const statusOf = async () => (await hooks.hooks(await hooks.signIn()))[0];
  expect(await statusOf()).toMatchObject({ status: 'ACTIVE', problem: null });
  await hooks.pass(10_000);
  await hooks.pass(40_000);
  expect(await statusOf()).toMatchObject({
    status: 'FAILING',
    problem: { code: 'RECEIVER_FAILING', message: expect.stringContaining('check the receiver') },
  });
  await hooks.pass(3 * 86_400_000);
  expect(await statusOf()).toMatchObject({
    status: 'PAUSED',
    problem: { code: 'RECEIVER_FAILED' },
  });
  const before = receiver.received.length;
  hooks.happens({ kind: 'task', key: 'T2' });
  await hooks.pass(86_400_000);
  expect(receiver.received).toHaveLength(before);
});

test('a success ends the failing', async () => {
  const hooks = await startHooks();
  const { receiver } = await failing(hooks, [500]);
  await hooks.pass(10_000);
  await hooks.pass(40_000);
  receiver.answerWith(withStatus(202));
  await hooks.pass(160_000);
  expect((await hooks.hooks())[0]).toMatchObject({ status: 'ACTIVE', problem: null });
});

test('a receiver that answers 410 gets nothing more', async () => {
  const hooks = await startHooks();
  const { receiver } = await failing(hooks, [410]);
  expect((await hooks.hooks())[0]).toMatchObject({
    status: 'PAUSED',
    problem: { code: 'RECEIVER_GONE' },
  });
  await hooks.pass(86_400_000);
  expect(receiver.received).toHaveLength(1);
});

test('a redirect is not followed', async () => {
  const target = await startReceiver();
  const hooks = await startHooks();
  const { id } = await failing(hooks, [307, { location: target.url }]);
  expect((await hooks.log(id)).nodes[0]).toMatchObject({ problem: 'REDIRECT', statusCode: 307 });
  expect(target.received).toEqual([]);
});

test('a receiver that hangs is given up after 5 seconds, and delays nobody else', async () => {
  const hooks = await startHooks();
  const hanging = await startReceiver();
  hanging.answerWith(() => undefined);
  const quick = await startReceiver();
  const { id } = await beginHook(hooks, hanging.url, ['TASK']);
  await beginHook(hooks, quick.url, ['TASK']);
  hooks.happens({ kind: 'task', key: 'T1' }, { kind: 'task', key: 'T2' });
  hooks.begin(POLL_MS);
  await expect.poll(() => quick.received).toHaveLength(2);
  // Its second event waits for the first one.
  expect(hanging.received).toHaveLength(1);
  const waited = { timeout: 8_000 };
  await expect
    .poll(async () => (await hooks.log(id)).nodes, waited)
    .toContainEqual(
      expect.objectContaining({ problem: 'TIMEOUT', statusCode: null, attemptCount: 1 }),
    );
  const [line] = (await hooks.log(id)).nodes.filter(({ problem }) => problem === 'TIMEOUT');
  expect(line?.durationMs).toBeGreaterThanOrEqual(4_900);
}, 15_000);

test('pausing stops sending and collecting, and resuming sends what was waiting', async () => {
  const hooks = await startHooks();
  const { id, receiver } = await failing(hooks, [500]);
  expect(await hooks.steer('webhookPause', id)).toMatchObject({
    webhook: { status: 'PAUSED', problem: { code: 'PAUSED_BY_OWNER' } },
    userErrors: [],
  });
  receiver.answerWith(withStatus(200));
  hooks.happens({ kind: 'task', key: 'during' });
  await hooks.pass(60_000);
  expect(receiver.received).toHaveLength(1);
  expect(await hooks.steer('webhookResume', id)).toMatchObject({
    webhook: { status: 'ACTIVE', problem: null },
  });
  await hooks.pass();
  expect(receiver.received.map(({ event }) => event.data.key)).toEqual(['T1', 'T1']);
  hooks.happens({ kind: 'task', key: 'after' });
  await hooks.pass(POLL_MS);
  expect(receiver.received.at(-1)?.event.data).toEqual({ key: 'after' });
});

test('after a rotation both secrets sign for 24 hours', async () => {
  const hooks = await startHooks();
  const receiver = await startReceiver();
  const { id, secret: old } = await beginHook(hooks, receiver.url, ['TASK']);
  const rotated = await hooks.steer('webhookSecretRotate', id);
  expect(rotated).toEqual({
    secret: expect.stringMatching(/^whsec_/u),
    webhook: { formerSecretUntil: '2026-06-16T08:30:05+08:00' },
    userErrors: [],
  });
  const signers = async () => {
    hooks.happens({ kind: 'task', key: 'T1' });
    await hooks.pass(POLL_MS);
    const { headers, body, event } = receiver.received.at(-1)!;
    const text = `${event.id}.${String(headers['webhook-timestamp'])}.${body}`;
    const signatures = String(headers['webhook-signature']).split(' ');
    return signatures.map((signature) =>
      [old, rotated.secret ?? ''].findIndex((secret) => signature === signed(secret, text)),
    );
  };
  expect(await signers()).toEqual([1, 0]);
  hooks.clock.now += 86_400_000;
  expect(await signers()).toEqual([1]);
});

function signed(secret: string, text: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
