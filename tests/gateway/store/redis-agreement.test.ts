import { describe, expect, test } from 'vitest';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { checkSecret } from '../../../gateway/store/redis/check-secret.ts';
import { createRedisClock } from '../../../gateway/store/redis/redis-clock.ts';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';

function recorded() {
  const lines: string[] = [];
  const logger = {
    ...silentLogger,
    warn: (_fields: object, line: string) => void lines.push(line),
  };
  return { lines, logger };
}

/** Redis at a time that a test sets; null if it is away. */
function redisAt(time: { redis: number | null }) {
  const send = async <Reply>() => {
    if (time.redis === null) throw new Error('Redis is away');
    return [String(Math.floor(time.redis / 1000)), String((time.redis % 1000) * 1000)] as Reply;
  };
  return { send };
}

describe('the clock of a process', () => {
  const NOW = Date.UTC(2026, 5, 15);

  async function open(redis: number) {
    const time: { own: number; redis: number | null } = { own: NOW, redis };
    const { lines, logger } = recorded();
    const timers = createManualTimers();
    const opened = await createRedisClock({
      ...{ redis: redisAt(time), clock: () => time.own, after: timers.after, logger },
    });
    return { time, lines, timers, ...opened };
  }

  test('stays its own when it differs from Redis by less than two seconds', async () => {
    const { clock, lines } = await open(NOW + 1_999);
    expect([clock(), lines]).toEqual([NOW, []]);
  });

  test('is that of Redis when it differs by more, which is logged once', async () => {
    const { clock, lines, time, timers } = await open(NOW - 300_000);
    expect(clock()).toBe(NOW - 300_000);
    time.own += 5_000;
    time.redis = NOW - 295_000;
    timers.pass(180_000);
    expect(clock()).toBe(NOW - 295_000);
    expect(lines).toEqual([expect.stringContaining('300 s ahead of that of Redis')]);
  });

  test('is corrected while the process runs, and stays so while Redis is away', async () => {
    const { clock, lines, time, timers } = await open(NOW);
    time.redis = NOW + 60_000;
    timers.pass(60_000);
    await expect.poll(clock).toBe(NOW + 60_000);
    time.redis = null;
    timers.pass(60_000);
    await Promise.resolve();
    expect(clock()).toBe(NOW + 60_000);
    time.redis = NOW;
    timers.pass(60_000);
    await expect.poll(clock).toBe(NOW);
    expect(lines).toEqual([
      expect.stringContaining('60 s behind that of Redis'),
      expect.stringContaining('agrees with that of Redis again'),
    ]);
  });
});

describe.skipIf(!hasRedis())('the secrets of gateways', () => {
  const [one = '', other = ''] = ['1', '2'].map((digit) => digit.repeat(32));

  /** What the second of two gateways logs. */
  async function logOf(first: string[], second: string[]): Promise<string[]> {
    const redis = await redisConnection(await emptyRedis());
    const sealingOf = ([current = '', ...former]: string[]) =>
      createSealing(
        Buffer.from(current),
        former.map((secret) => Buffer.from(secret)),
      );
    const { lines, logger } = recorded();
    await checkSecret(redis, sealingOf(first), logger);
    await checkSecret(redis, sealingOf(second), logger);
    return lines;
  }

  test('are the same, or replaced one after the other, without a word', async () => {
    expect(await logOf([one], [one])).toEqual([]);
    expect(await logOf([one], [one, other])).toEqual([]);
    expect(await logOf([one, other], [other, one])).toEqual([]);
    expect(await logOf([other, one], [other])).toEqual([]);
  });

  test('are different, which is logged', async () => {
    expect(await logOf([one], [other])).toEqual([expect.stringContaining('SESSION_SECRET')]);
  });
});
