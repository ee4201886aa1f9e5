import { describe, expect, test } from 'vitest';
import { systemAfter } from '../../../gateway/async/timers.ts';
import { createRedisRefreshLeases } from '../../../gateway/store/redis/redis-refresh-leases.ts';
import { createRedisSessionStore } from '../../../gateway/store/redis/redis-session-store.ts';
import { createGate, type Answering } from '../../support/retail/loopback-retail.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';
import { failureOf, LOGOUT, NEW, OLD, REFRESH, SHOPS, upstreamFixture } from './fixture.ts';

const EXPIRED = { returncode: 'A0242', message: 'expired' };
const unlessOld: Answering = ({ headerToken }) =>
  headerToken === OLD.accessToken ? EXPIRED : { returncode: '0', data: headerToken };

/** The clients of three processes that share Redis, services and a session. */
async function threeProcesses(leaseMs?: number) {
  const server = await emptyRedis();
  async function parts() {
    const redis = await redisConnection(server);
    const clock = () => Date.UTC(2026, 5, 15, 1);
    const options = { redis, secret: Buffer.alloc(32, 7), idleMs: 1e9, absoluteMs: 1e9, clock };
    return {
      sessions: createRedisSessionStore(options),
      refreshLeases: createRedisRefreshLeases(redis, systemAfter, leaseMs),
    };
  }
  const first = await upstreamFixture(await parts());
  first.retail.answer(SHOPS, unlessOld);
  const second = await upstreamFixture({ ...(await parts()), sharedWith: first });
  const third = await upstreamFixture({ ...(await parts()), sharedWith: first });
  return { first, second, third, leases: (await parts()).refreshLeases };
}

describe.skipIf(!hasRedis())('an expired token, in three processes', () => {
  test('is refreshed once for 51 calls, and all get the new one', async () => {
    const { first, second, third } = await threeProcesses();
    const gate = createGate();
    first.retail.answer(REFRESH, async () => {
      await gate.opened;
      return { returncode: '0', data: NEW };
    });
    const processes = [first, second, third];
    const answers = processes.flatMap(({ caller }) =>
      Array.from({ length: 17 }, (_, usercode) => caller().call('shops', { usercode })),
    );
    await Promise.all(processes.map(({ answered }) => answered('A0242', 17)));
    gate.open();
    expect(await Promise.all(answers)).toEqual(Array(51).fill(NEW.accessToken));
    expect(first.retail.callsTo(REFRESH)).toHaveLength(1);
    expect(first.retail.callsTo(LOGOUT)).toHaveLength(0);
  });

  test('is refreshed by another process when the one that had the lease has died', async () => {
    const { first, second, leases } = await threeProcesses(100);
    first.retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
    await leases.take(first.session.id);
    // The dead process renews nothing: its timers are those of the third store, 1.5 s away.
    expect(await second.caller().call('shops', {})).toBe(NEW.accessToken);
    expect(first.retail.callsTo(REFRESH)).toHaveLength(1);
  });

  test('is known to a process that hung while another one refreshed it', async () => {
    const { first, second } = await threeProcesses(100);
    const gate = createGate();
    first.retail.answer(SHOPS, unlessOld);
    first.retail.answer(REFRESH, async (_call, response) => {
      if (first.retail.callsTo(REFRESH).length > 1) return { returncode: '0', data: NEW };
      await gate.opened;
      response.destroy();
      return 'handled';
    });
    const hung = first.caller().call('shops', {});
    await first.retail.arrived(REFRESH, 1);
    expect(await second.caller().call('shops', {})).toBe(NEW.accessToken);
    gate.open();
    expect(await hung).toBe(NEW.accessToken);
    expect(first.retail.callsTo(REFRESH)).toHaveLength(2);
  });

  test('ends the session for all when the services refuse the refresh', async () => {
    const { first, second } = await threeProcesses();
    first.retail.answer(REFRESH, () => ({ returncode: 'A0230', message: 'no' }));
    const failures = await Promise.all(
      [first, second].map(({ caller }) => failureOf(caller().call('shops', {}))),
    );
    expect(failures).toEqual(['session-ended', 'session-ended']);
    expect(first.retail.callsTo(REFRESH)).toHaveLength(1);
    expect(await second.sessions.read(first.session.id)).toBeNull();
  });
});
