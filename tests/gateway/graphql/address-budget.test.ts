import { expect, test } from 'vitest';
import { createAddressBudget, REQUEST_COST } from '../../../gateway/graphql/address-budget.ts';

function budgetOf(limit: number) {
  const clock = { now: 1_000_000 };
  return { clock, budget: createAddressBudget({ clock: () => clock.now, limit }) };
}

test('admits requests until the minute’s budget is spent, and says how long to wait', () => {
  const { clock, budget } = budgetOf(3 * REQUEST_COST);
  const admitted = Array.from({ length: 4 }, () => budget.admit('203.0.113.7'));
  expect(admitted).toEqual([0, 0, 0, 60]);
  clock.now += 59_500;
  expect(budget.admit('203.0.113.7')).toBe(1);
  clock.now += 500;
  expect(budget.admit('203.0.113.7')).toBe(0);
});

test('counts the cost of queries separately for each address', () => {
  const { budget } = budgetOf(1000);
  budget.spend('203.0.113.7', 1000);
  expect([budget.admit('203.0.113.7'), budget.admit('203.0.113.8')]).toEqual([60, 0]);
  budget.spend('2001:db8::1', 1000);
  expect([budget.admit('2001:db8::2'), budget.admit('2001:db8:0:1::1')]).toEqual([60, 0]);
});

test('a clock that is set back locks no address out', () => {
  const { clock, budget } = budgetOf(1000);
  budget.spend('203.0.113.7', 1000);
  clock.now -= 3_600_000;
  expect(budget.admit('203.0.113.7')).toBe(0);
});

test('drops the oldest addresses when there are too many', () => {
  const { budget } = budgetOf(1000);
  budget.spend('203.0.113.7', 1000);
  for (let index = 0; index < 10_000; index += 1)
    budget.spend(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 1);
  expect(budget.admit('203.0.113.7')).toBe(0);
});
