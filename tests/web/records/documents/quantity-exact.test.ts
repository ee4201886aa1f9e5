import { describe, expect, it } from 'vitest';
import {
  checkQuantity,
  lineAmount,
  mayChange,
  totalQuantity,
} from '../../../../web/records/documents/cells/quantity.ts';
import {
  addDecimals,
  multiplyDecimals,
  roundDecimalText,
  isSameValue,
  shortestDecimal,
  subtractDecimals,
} from '../../../../web/design/number/decimal-arithmetic.ts';

/** A decimal as a fraction of integers, calculated without the code under test. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

function fractionOf(text: string): Fraction {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const top = BigInt(whole + fraction);
  return { top: text.startsWith('-') ? -top : top, bottom: 10n ** BigInt(fraction.length) };
}
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});
const areEqual = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;

/** Pseudo-random numbers, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

function decimals(count: number, { negative = false, places = 3 } = {}): string[] {
  const source = numbers(42 + places);
  const next = () => source.next().value as number;
  return Array.from({ length: count }, () => {
    const whole = String(next()).slice(0, next() % 10);
    const fraction = String(next())
      .padStart(10, '0')
      .slice(0, next() % (places + 1));
    const sign = negative && next() % 2 === 0 ? '-' : '';
    return `${sign}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  });
}

describe('A quantity', () => {
  it('is packages times pieces per package plus loose pieces, exactly, whatever the numbers are', () => {
    const values = decimals(3000);
    for (let at = 0; at < values.length; at += 3) {
      const [pkqty = '', remqty = '', pknum = ''] = values.slice(at, at + 3);
      const total = totalQuantity({ pkqty, remqty, pknum });
      const exact = plus(times(fractionOf(pkqty), fractionOf(pknum)), fractionOf(remqty));
      expect(
        areEqual(fractionOf(total ?? ''), exact),
        `${pkqty} × ${pknum} + ${remqty} = ${String(total)}`,
      ).toBe(true);
    }
  });

  it.each([
    ['90', '6', '12', '1086'],
    ['0.1', '0.2', '1', '0.3'],
    ['3', '0.125', '4', '12.125'],
    ['999999999', '0.999', '999999999', '999999998000000001.999'],
    ['007', '1.500', '2.0', '15.5'],
  ])('of %s packages and %s loose pieces at %s is %s', (pkqty, remqty, pknum, total) => {
    expect(totalQuantity({ pkqty, remqty, pknum })).toBe(total);
  });

  it('counts only loose pieces if goods have no packages, and is unknown without any input', () => {
    expect(totalQuantity({ pkqty: '5', remqty: '2.5', pknum: null })).toBe('2.5');
    expect(totalQuantity({ pkqty: '5', remqty: '2.5', pknum: '0' })).toBe('2.5');
    expect(totalQuantity({ pkqty: '5', remqty: null, pknum: '4' })).toBe('20');
    expect(totalQuantity({ pkqty: null, remqty: null, pknum: '4' })).toBeNull();
  });

  it('costs its price times itself, to the cent and half up', () => {
    expect(lineAmount('1086', '8.30')).toBe('9013.8');
    expect(lineAmount('0.335', '1')).toBe('0.34');
    expect(lineAmount('1.005', '1')).toBe('1.01');
    expect(lineAmount('-0.005', '1')).toBe('-0.01');
    expect(lineAmount(null, '8.30')).toBeNull();
  });

  it.each([
    ['pkqty', '12', null],
    ['pkqty', '12.0', null],
    ['pkqty', '1.5', 'sheet.problem.whole'],
    ['remqty', '1.125', null],
    ['remqty', '1.1250', null],
    ['remqty', '1.1251', 'sheet.problem.places'],
    ['remqty', '-0.5', 'sheet.problem.negative'],
    ['remqty', '-0', null],
    ['pkqty', '999999999', null],
    ['pkqty', '1000000000', 'sheet.problem.tooLarge'],
    ['pkqty', 'many', 'metadata.notNumber'],
    ['pkqty', null, null],
  ])('typed as %s %s is read: %s', (name, text, key) => {
    const problem = checkQuantity(name, text);
    expect(problem === null ? null : 'textKey' in problem && problem.textKey).toBe(key);
  });

  it('may be changed if its line says so, and in packages only if there are any', () => {
    expect(mayChange({ pknum: 4, iseditxs: '1' }, 'pkqty')).toBe(true);
    expect(mayChange({ pknum: 4, iseditxs: '0' }, 'pkqty')).toBe(false);
    expect(mayChange({ pknum: 0, iseditxs: '1' }, 'pkqty')).toBe(false);
    expect(mayChange({ pknum: null, iseditxs: '1' }, 'pkqty')).toBe(false);
    expect(mayChange({ pknum: null, iseditls: '1' }, 'remqty')).toBe(true);
    expect(mayChange({ iseditls: '0' }, 'remqty')).toBe(false);
    expect(mayChange({ pkqty: 1, qty: 4 }, 'qty')).toBe(false);
    expect(mayChange({ qty: 4 }, 'qty')).toBe(true);
  });
});

describe('Decimals', () => {
  it('are added, subtracted and multiplied without losing a digit', () => {
    const values = decimals(2000, { negative: true, places: 9 });
    for (let at = 0; at < values.length; at += 2) {
      const [one = '', other = ''] = values.slice(at, at + 2);
      const [a, b] = [fractionOf(one), fractionOf(other)];
      expect(areEqual(fractionOf(addDecimals(one, other)), plus(a, b))).toBe(true);
      expect(areEqual(fractionOf(multiplyDecimals(one, other)), times(a, b))).toBe(true);
      expect(subtractDecimals(addDecimals(one, other), other)).toBe(shortestDecimal(one));
    }
  });

  it('are written in the shortest form, and compared as numbers', () => {
    expect(
      ['007.500', '-0.0', '.5', '12.', '1e5', ''].map((text) => shortestDecimal(text)),
    ).toEqual(['7.5', '0', null, '12', null, null]);
    expect(isSameValue('1.50', '1.5')).toBe(true);
    expect(isSameValue('1.50', null)).toBe(false);
    expect(isSameValue('a', 'b')).toBe(false);
    expect(roundDecimalText('2.345', 2)).toBe('2.35');
    expect(roundDecimalText('-0.004', 2)).toBe('0');
  });
});
