import type { Clock } from '../../async/clock.ts';
import type { After } from '../../async/timers.ts';
import type { Logger } from '../../logging/logger.ts';
import type { RedisConnection } from './redis-connection.ts';

interface RedisClock {
  clock: Clock;
  stop(): void;
}

/** Clocks that differ by less count as equal: leases and windows last much longer. */
const TOLERANCE_MS = 2_000;
const MEASURE_EVERY_MS = 60_000;

/**
 * A clock for what processes share: that of this machine, corrected by its difference from Redis.
 * If the clocks of two machines differed, each would take the leases of the other for expired, and
 * windows of failed sign-ins would begin again with each attempt.
 */
export async function createRedisClock({
  redis,
  clock,
  after,
  logger,
}: {
  redis: Pick<RedisConnection, 'send'>;
  clock: Clock;
  after: After;
  logger: Logger;
}): Promise<RedisClock> {
  let differenceMs = 0;
  let stop = (): void => undefined;

  async function measure(): Promise<void> {
    const askedAt = clock();
    const [seconds, microseconds] = await redis.send<[string, string]>('TIME');
    const theirs = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
    const measured = Math.round(theirs - (askedAt + clock()) / 2);
    const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
    if (Math.abs(next - differenceMs) < TOLERANCE_MS) return;
    differenceMs = next;
    const fields = { store: 'redis', differenceMs };
    if (next === 0)
      logger.warn(fields, 'the clock of this machine agrees with that of Redis again');
    else logger.warn(fields, differenceText(next));
  }
  function measureLater(): void {
    stop = after(MEASURE_EVERY_MS, () => {
      // Without Redis the last difference stays.
      void measure().catch(() => undefined);
      measureLater();
    });
  }

  await measure();
  measureLater();
  return { clock: () => clock() + differenceMs, stop: () => stop() };
}

function differenceText(differenceMs: number): string {
  const seconds = String(Math.round(Math.abs(differenceMs) / 1000));
  const direction = differenceMs > 0 ? 'behind' : 'ahead of';
  return `the clock of this machine is ${seconds} s ${direction} that of Redis, whose time is used: synchronize the clocks of all machines`;
}
