import { describe, expect, test } from 'vitest';
import {
  add,
  amountOf,
  exactOf,
  isEqual,
  multiply,
  textOf,
} from '../../../gateway/values/decimal.ts';

const exact = (value: unknown) => {
  const read = exactOf(value);
  return read === null ? null : textOf(read);
};

describe('exact decimals', () => {
  test.each([
    [0.1, '0.1'],
    ['0.10', '0.1'],
    [' -1234.500 ', '-1234.5'],
    ['+7', '7'],
    ['007.', '7'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    ['12e2', '1200'],
    ['-0.00', '0'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('parse and print %j as %s', (value, text) => {
    expect(exact(value)).toBe(text);
  });

  test.each([
    '',
    'x',
    '1,5',
    '1.2.3',
    '.5',
    'e5',
    '1e9999',
    'Infinity',
    NaN,
    Infinity,
    null,
    undefined,
    true,
    {},
    [1],
  ])('do not include %j', (value) => {
    expect(exactOf(value)).toBeNull();
  });

  test('add up and multiply without losing a digit', () => {
    const of = (value: string) => exactOf(value)!;
    const tenths = Array.from({ length: 10_000 }, () => of('0.1')).reduce(add);
    expect(textOf(tenths)).toBe('1000');
    expect(textOf(multiply(of('4'), of('12.5')))).toBe('50');
    expect(textOf(add(multiply(of('-3'), of('0.333')), of('1')))).toBe('0.001');
    expect(isEqual(of('12.00'), of('12'))).toBe(true);
    expect(isEqual(of('12.01'), of('12'))).toBe(false);
  });

  test('are printed as amounts with at least two decimals', () => {
    expect([142938, '7.5', '0.125', 'much', null].map(amountOf)).toEqual([
      '142938.00',
      '7.50',
      '0.125',
      null,
      null,
    ]);
  });
});
