import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { startReceiver } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;
const KEYS = Array.from({ length: 20 }, (_, index) => `T${index}`);

describe.each(durableDialects.filter((dialect) => dialect === 'postgres'))(
  'Several processes with %s',
  (dialect) => {
    test('poll a token once and send each event once', async () => {
      const place = await durablePlace(dialect);
      const receivers = [await startReceiver(), await startReceiver()];
      const first = await startHooks({}, { durable: await place.open() });
      for (const { url } of receivers) await beginHook(first, url, ['TASK']);
      // Both processes call the same services: nock answers for the one that is started last.
      const second = await startHooks({}, { durable: await place.open() });
      second.clock.now = first.clock.now;
      second.happens(...KEYS.map((key) => ({ kind: 'task', key })));
      const before = second.polled().length;
      first.clock.now += POLL_MS;
      second.begin(POLL_MS);
      first.begin(0);
      await expect
        .poll(() => receivers.map(({ received }) => received.length), { timeout: 10_000 })
        .toEqual([KEYS.length, KEYS.length]);
      await second.pass();
      for (const { received } of receivers)
        expect(received.map(({ event }) => event.data.key).toSorted()).toEqual(KEYS.toSorted());
      expect(second.polled().length - before).toBe(1);
    });
  },
);

test('a webhook with more than 1,000 waiting events is paused, and says so', async () => {
  const durable = await (await durablePlace('sqlite')).open();
  const receiver = await startReceiver();
  const hooks = await startHooks({}, { durable });
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  const [row] = await durable.all<{ id: string }>('SELECT id FROM webhook');
  await durable.run(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 999)
     INSERT INTO webhook_delivery (id, webhook_id, event_id, kind, sealed, occurred_at, status, attempts, next_at, lease_until)
     SELECT 'd' || n, ?, 'e' || n, 'TASK', x'00', ?, 'WAITING', 1, ?, 0 FROM numbers`,
    [row?.id ?? '', hooks.clock.now, hooks.clock.now + 86_400_000],
  );
  hooks.happens({ kind: 'task', key: 'T1' }, { kind: 'task', key: 'T2' });
  await hooks.pass(POLL_MS);
  expect(await hooks.hooks()).toMatchObject([
    { status: 'PAUSED', problem: { code: 'TOO_MANY_WAITING' }, waitingCount: 1_000 },
  ]);
  expect((await hooks.log(id, { first: 1 })).totalCount).toBe(1_000);
});
