import { expect, test } from 'vitest';
import { createAddressBudget, REQUEST_COST } from '../../../gateway/graphql/address-budget.ts';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { windowCountsInRedis } from '../../../gateway/store/redis/redis-counts.ts';
import { windowCountsInMemory } from '../../../gateway/store/window-counts.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';

function budgetOf(limit: number) {
  const time = { now: 1_000_000 };
  const clock = () => time.now;
  const openCounts = windowCountsInMemory(clock);
  return { clock: time, budget: createAddressBudget({ openCounts, clock, limit }) };
}

test('admits requests until the minute’s budget is spent, and says how long to wait', async () => {
  const { clock, budget } = budgetOf(3 * REQUEST_COST);
  const admitted = Array.from({ length: 4 }, () => budget.admit('203.0.113.7'));
  expect(await Promise.all(admitted)).toEqual([0, 0, 0, 60]);
  clock.now += 59_500;
  expect(await budget.admit('203.0.113.7')).toBe(1);
  clock.now += 500;
  expect(await budget.admit('203.0.113.7')).toBe(0);
});

test('counts the cost of queries separately for each address', async () => {
  const { budget } = budgetOf(1000);
  await budget.spend('203.0.113.7', 1000);
  expect([await budget.admit('203.0.113.7'), await budget.admit('203.0.113.8')]).toEqual([60, 0]);
  await budget.spend('2001:db8::1', 1000);
  expect([await budget.admit('2001:db8::2'), await budget.admit('2001:db8:0:1::1')]).toEqual([
    60, 0,
  ]);
});

test('a clock that is set back locks no address out', async () => {
  const { clock, budget } = budgetOf(1000);
  await budget.spend('203.0.113.7', 1000);
  clock.now -= 3_600_000;
  expect(await budget.admit('203.0.113.7')).toBe(0);
});

test('drops the oldest addresses when there are too many', async () => {
  const { budget } = budgetOf(1000);
  await budget.spend('203.0.113.7', 1000);
  for (let index = 0; index < 10_000; index += 1)
    await budget.spend(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 1);
  expect(await budget.admit('203.0.113.7')).toBe(0);
});

test('counts by itself while the shared counts cannot be used', async () => {
  const openCounts = () => ({ add: () => Promise.reject(new Error('Redis is away')) });
  const budget = createAddressBudget({ openCounts, clock: () => 1_000_000, limit: REQUEST_COST });
  expect(await budget.admit('203.0.113.7')).toBe(0);
  expect(await budget.admit('203.0.113.7')).toBe(60);
});

test.skipIf(!hasRedis())('counts what an address spends at all processes', async () => {
  const server = await emptyRedis();
  const clock = Date.now;
  const processBudget = async () => {
    const redis = await redisConnection(server);
    const openCounts = windowCountsInRedis({
      redis,
      sealing: createSealing(Buffer.alloc(32, 7)),
      clock,
    });
    return createAddressBudget({ openCounts, clock, limit: 1000 });
  };
  const [one, other] = [await processBudget(), await processBudget()];
  await one.spend('203.0.113.7', 1000);
  expect(await other.admit('203.0.113.7')).toBeGreaterThan(0);
  expect(await other.admit('203.0.113.8')).toBe(0);
});
