import { describe, expect, test } from 'vitest';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { failureCountsInMemory } from '../../../gateway/store/failure-counts.ts';
import {
  failureCountsInRedis,
  windowCountsInRedis,
} from '../../../gateway/store/redis/redis-counts.ts';
import { windowCountsInMemory } from '../../../gateway/store/window-counts.ts';
import { contentOf, emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';
import { SECRET } from './fixture.ts';

const NOW = Date.UTC(2026, 5, 15);
const kinds: ('memory' | 'redis')[] = hasRedis() ? ['memory', 'redis'] : ['memory'];

/** The counts of two processes; in memory there is only one. */
async function processes(kind: 'memory' | 'redis') {
  const time = { now: NOW };
  const clock = () => time.now;
  const options = { name: 'tries', limit: 3, windowMs: 60_000 };
  if (kind === 'memory') {
    const failures = failureCountsInMemory(clock)(options);
    const windows = windowCountsInMemory(clock)(options);
    return { time, one: { failures, windows }, other: { failures, windows } };
  }
  const server = await emptyRedis();
  const open = async () => {
    const parts = { redis: await redisConnection(server), sealing: createSealing(SECRET), clock };
    return {
      failures: failureCountsInRedis(parts)(options),
      windows: windowCountsInRedis(parts)(options),
      another: windowCountsInRedis(parts)({ ...options, name: 'other' }),
    };
  };
  return { time, one: await open(), other: await open(), redis: await redisConnection(server) };
}

type Failures = Awaited<ReturnType<typeof processes>>['one']['failures'];

async function attemptAt(failures: Failures, key = 'key'): Promise<string> {
  const begun = await failures.begin(key);
  if ('waitMs' in begun) throw new Error(`wait ${String(begun.waitMs)}`);
  return begun.attempt;
}

describe.each(kinds)('uses counted in %s', (kind) => {
  test('add up in a window of time, for each key', async () => {
    const { one, other, time } = await processes(kind);
    expect(await one.windows.add('a')).toEqual({ count: 1, restMs: 60_000 });
    time.now += 10_000;
    expect(await other.windows.add('a')).toEqual({ count: 2, restMs: 50_000 });
    expect(await other.windows.add('b')).toEqual({ count: 1, restMs: 60_000 });
    time.now += 50_000;
    expect(await one.windows.add('a')).toEqual({ count: 1, restMs: 60_000 });
    // A clock that was set back locks nobody out.
    time.now -= 3_600_000;
    expect(await one.windows.add('a')).toEqual({ count: 1, restMs: 60_000 });
  });
});

describe.each(kinds)('failures counted in %s', (kind) => {
  test('refuse further attempts until the window ends', async () => {
    const { one, other, time } = await processes(kind);
    for (const { failures } of [one, other, one])
      await failures.end('key', await attemptAt(failures), 'failed');
    time.now += 20_000;
    expect(await other.failures.begin('key')).toEqual({ waitMs: 40_000 });
    expect(await other.failures.begin('another')).toHaveProperty('attempt');
    time.now += 40_000;
    expect(await one.failures.begin('key')).toHaveProperty('attempt');
  });

  test('are cleared by a success, and left alone by what was not checked', async () => {
    const { one, other } = await processes(kind);
    for (let count = 0; count < 2; count += 1)
      await one.failures.end('key', await attemptAt(one.failures), 'failed');
    await other.failures.end('key', await attemptAt(other.failures), 'released');
    await other.failures.end('key', await attemptAt(other.failures), 'succeeded');
    for (let count = 0; count < 3; count += 1)
      await one.failures.end('key', await attemptAt(one.failures), 'failed');
    expect(await other.failures.begin('key')).toEqual({ waitMs: 60_000 });
  });

  test('include attempts that are still running, so that parallel ones cannot pass', async () => {
    const { one, other } = await processes(kind);
    const begun = await Promise.all(
      [one, other, one, other, one, other].map(({ failures }) => failures.begin('key')),
    );
    expect(begun.filter((each) => 'attempt' in each)).toHaveLength(3);
    expect(begun.filter((each) => 'waitMs' in each)).toEqual(Array(3).fill({ waitMs: 1000 }));
  });
});

describe.skipIf(!hasRedis())('in Redis', () => {
  test('running attempts of a process that has died are forgotten after a minute', async () => {
    const { one, other, time } = await processes('redis');
    for (let count = 0; count < 3; count += 1) await attemptAt(one.failures);
    expect(await other.failures.begin('key')).toEqual({ waitMs: 1000 });
    time.now += 60_000;
    expect(await other.failures.begin('key')).toHaveProperty('attempt');
  });

  test('keys tell neither accounts nor addresses, and differ by what is counted', async () => {
    const { one, redis } = await processes('redis');
    await one.windows.add('10.9.8.7');
    const another = 'another' in one ? one.another : null;
    expect(await another?.add('10.9.8.7')).toEqual({ count: 1, restMs: 60_000 });
    const content = redis === undefined ? '' : await contentOf(redis);
    expect(content).toContain('portal:window:');
    expect(content).not.toContain('10.9.8.7');
  });
});
