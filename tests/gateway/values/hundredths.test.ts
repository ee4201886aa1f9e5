import { expect, test } from 'vitest';
import { elapsedMonth, elapsedYear } from '../../../gateway/cards/attainment.ts';
import { countOf } from '../../../gateway/values/rows.ts';
import {
  decimalOf,
  divide,
  hundredthsOf,
  nullableDecimal,
  nullablePercent,
} from '../../../gateway/values/hundredths.ts';

test.each([
  [0, '0.00'],
  [0.1, '0.10'],
  [-0.5, '-0.50'],
  [1.005, '1.01'],
  [1.004999, '1.00'],
  [-1.005, '-1.01'],
  [12345678901234.56, '12345678901234.56'],
  ['123456789012345678.90', '123456789012345678.90'],
  ['+7', '7.00'],
  [' 12.3 ', '12.30'],
  [1e21, '1000000000000000000000.00'],
  [1e-7, '0.00'],
])('%j is printed as %s', (value, text) => {
  expect(nullableDecimal(value)).toBe(text);
});

test.each([
  null,
  undefined,
  '',
  'NaN',
  'Infinity',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1,000',
  '12abc',
  {},
  [],
  true,
])('%j is not a number', (value) => {
  expect(nullableDecimal(value)).toBeNull();
});

test('sums that are wrong in floating point are exact', () => {
  const sum = [0.1, 0.2, 0.3].reduce((total, value) => total + (hundredthsOf(value) ?? 0n), 0n);
  expect(decimalOf(sum)).toBe('0.60');
});

test('amounts are rounded half away from zero', () => {
  expect([
    divide(5n, 2n),
    divide(-5n, 2n),
    divide(5n, -2n),
    divide(4n, 3n),
    divide(-4n, 3n),
  ]).toEqual([3n, -3n, -3n, 1n, -1n]);
});

test('a rate is exact to two decimals, and null when the divisor is zero', () => {
  expect(nullablePercent(1n, 3n)).toBe('33.33');
  expect(nullablePercent(2n, 3n)).toBe('66.67');
  expect(nullablePercent(-1n, 8n)).toBe('-12.50');
  expect(nullablePercent(1n, 0n)).toBeNull();
  expect(nullablePercent(null, 5n)).toBeNull();
  expect(nullablePercent(5n, null)).toBeNull();
});

test('counts are whole, never negative and fit the schema', () => {
  expect([
    countOf(12),
    countOf('7'),
    countOf(3.9),
    countOf(-1),
    countOf('many'),
    countOf(undefined),
    countOf(1e12),
  ]).toEqual([12, 7, 3, null, null, null, 2_147_483_647]);
});

test.each([
  ['2026-02-14', '50.00'],
  ['2024-02-29', '100.00'],
  ['2026-12-31', '100.00'],
  ['2026-01-01', '3.23'],
])('at the end of %s, %s percent of its month have passed', (day, rate) => {
  expect(elapsedMonth(day)).toBe(rate);
});

test('the elapsed part of a year takes leap years into account', () => {
  expect(elapsedYear('2024-12-30')).toBe('99.73');
  expect(elapsedYear('2026-12-31')).toBe('100.00');
});

test.each([
  ['12.3', 1230n],
  ['-12.34', -1234n],
  ['-0.05', -5n],
  ['-0', 0n],
  ['-0.00', 0n],
  ['007', 700n],
  ['12.', 1200n],
  ['0.999', 100n],
])('%s is read as %s hundredths, plainly written or not', (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths);
  expect(nullableDecimal(text)).toBe(decimalOf(hundredths));
});
