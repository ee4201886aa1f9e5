import { describe, expect, test } from 'vitest';
import { createReplacedSecrets } from '../../../gateway/store/replaced-secrets.ts';
import { createMicroappGrants } from '../../../gateway/store/microapp-grants.ts';
import { createRedisMicroappGrants } from '../../../gateway/store/redis/redis-microapp-grants.ts';
import { createRedisRefreshLeases } from '../../../gateway/store/redis/redis-refresh-leases.ts';
import { createRedisReplacedSecrets } from '../../../gateway/store/redis/redis-replaced-secrets.ts';
import { createRedisSessionStore } from '../../../gateway/store/redis/redis-session-store.ts';
import { contentOf, emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { ACCOUNT, NEW, OLD } from '../upstream/fixture.ts';
import { HOUR, SECRET, sessionStores } from './fixture.ts';

const NOW = Date.UTC(2026, 5, 15);

describe.each(sessionStores)('the other state of a process (%s)', (kind) => {
  async function processes() {
    const time = { now: NOW };
    const clock = () => time.now;
    if (kind === 'sqlite') {
      const grants = createMicroappGrants({ file: ':memory:', clock });
      const own = { grants, replaced: createReplacedSecrets(clock) };
      return { time, one: own, other: own };
    }
    const server = await emptyRedis();
    const open = async () => {
      const redis = await redisConnection(server);
      return {
        grants: createRedisMicroappGrants(redis, clock),
        replaced: createRedisReplacedSecrets(redis),
      };
    };
    return { time, one: await open(), other: await open() };
  }

  test('remembers the secrets that a sign-in has replaced', async () => {
    const { one, other, time } = await processes();
    expect(await one.replaced.has('a')).toBe(false);
    await one.replaced.add('a');
    expect(await other.replaced.has('a')).toBe(true);
    expect(await other.replaced.has('b')).toBe(false);
    time.now += 5 * 60_000;
    // Redis removes it by its own clock.
    if (kind === 'sqlite') expect(await one.replaced.has('a')).toBe(false);
  });

  test('gives a module’s code to one caller only, and never after its end', async () => {
    const { one, other, time } = await processes();
    const grant = { sessionId: 's', accountVersion: 2, moduleCode: 'M' };
    const code = await one.grants.issue('code', grant, NOW + 60_000);
    expect(await other.grants.find('token', code)).toBeNull();
    expect(await other.grants.find('code', code)).toEqual(grant);
    const taken = await Promise.all([one, other].map(({ grants }) => grants.take('code', code)));
    expect(taken.filter((one) => one !== null)).toEqual([grant]);
    const token = await one.grants.issue('token', grant, NOW + 60_000);
    time.now += 60_000;
    expect(await other.grants.find('token', token)).toBeNull();
  });
});

describe.skipIf(!hasRedis())('the refresh lease in Redis', () => {
  async function processes(leaseMs?: number, otherLeaseMs = leaseMs) {
    const server = await emptyRedis();
    const timers = createManualTimers();
    const redis = await redisConnection(server);
    const one = createRedisRefreshLeases(redis, timers.after, leaseMs);
    const other = createRedisRefreshLeases(
      await redisConnection(server),
      timers.after,
      otherLeaseMs,
    );
    return { one, other, redis, timers };
  }

  test('is held by one process at a time, for each session', async () => {
    const { one, other } = await processes();
    const attempts = await Promise.all([one.take('s'), other.take('s'), one.take('s')]);
    const [lease, ...more] = attempts.filter((attempt) => attempt !== null);
    expect(lease).toBeDefined();
    expect(more).toEqual([]);
    expect(await other.take('t')).not.toBeNull();
    await lease?.release();
    expect(await other.take('s')).not.toBeNull();
  });

  test('of a dead process ends, and its late release does not end that of another', async () => {
    // The second lease must outlast a busy machine.
    const { one, other } = await processes(40, 60_000);
    const dead = await one.take('s');
    await expect.poll(() => other.take('s')).not.toBeNull();
    await dead?.release();
    expect(await one.take('s')).toBeNull();
  });

  test('tells whether the process that had it before has given it back', async () => {
    const { one, other } = await processes(40);
    expect((await one.take('s'))?.isTakenOver).toBe(false);
    await expect.poll(async () => (await other.take('s'))?.isTakenOver).toBe(true);
    const lease = await one.take('t');
    await lease?.release();
    expect((await other.take('t'))?.isTakenOver).toBe(false);
  });

  test('is renewed while the refresh runs', async () => {
    const { one, redis, timers } = await processes(5_000);
    await one.take('s');
    await redis.send('PEXPIRE', 'portal:refresh:s', '1000');
    timers.pass(1_500);
    await expect.poll(() => redis.send<number>('PTTL', 'portal:refresh:s')).toBeGreaterThan(3_000);
  });
});

describe.skipIf(!hasRedis())('Redis', () => {
  test('holds no token, account, address or cookie in clear', async () => {
    const server = await emptyRedis();
    const redis = await redisConnection(server);
    const options = { redis, secret: SECRET, idleMs: HOUR, absoluteMs: HOUR, clock: () => NOW };
    const sessions = createRedisSessionStore(options);
    const { secret, session } = await sessions.create(ACCOUNT, OLD, {
      ...{ autoCode: 'sso-token', bpmToken: 'bpm-token', address: '10.9.8.7' },
    });
    await sessions.replaceTokens(session.id, 1, NEW);
    await createRedisReplacedSecrets(redis).add(secret);
    const code = await createRedisMicroappGrants(redis, () => NOW).issue(
      'code',
      { sessionId: session.id, accountVersion: 1, moduleCode: 'M' },
      NOW + 1000,
    );
    const content = await contentOf(redis);
    expect(content).toContain(session.id);
    for (const clear of [
      ...[OLD.accessToken, OLD.refreshToken, NEW.accessToken, NEW.refreshToken],
      ...[ACCOUNT.ent_id, ACCOUNT.userCode, ACCOUNT.username, 'sso-token', 'bpm-token'],
      ...['10.9.8.7', secret, code],
    ])
      expect(content).not.toContain(clear);
  });

  test('removes by itself what has expired', async () => {
    const redis = await redisConnection(await emptyRedis());
    const options = { redis, secret: SECRET, idleMs: 50, absoluteMs: 80, clock: () => NOW };
    await createRedisSessionStore(options).create(ACCOUNT, OLD);
    await expect.poll(() => redis.send<number>('DBSIZE'), { timeout: 5_000 }).toBe(0);
  });

  test('never brings back a session that was deleted', async () => {
    const redis = await redisConnection(await emptyRedis());
    const options = { redis, secret: SECRET, idleMs: HOUR, absoluteMs: HOUR, clock: () => NOW };
    const sessions = createRedisSessionStore(options);
    const { session } = await sessions.create(ACCOUNT, OLD);
    await sessions.delete(session.id);
    await sessions.lock(session.id);
    await sessions.unlock(session.id);
    await sessions.prove(session.id);
    expect(await sessions.failUnlock(session.id)).toBe(0);
    expect(await sessions.replaceTokens(session.id, 1, NEW)).toBe(false);
    expect(await contentOf(redis)).not.toContain(session.id);
  });
});
