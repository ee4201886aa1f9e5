import type { Locale } from '../language/locales.ts';
import { type Decimal, isAtLeast, shiftDecimal } from './decimal.ts';

/**
 * A unit that shortens amounts: the absolute value from which it is used, the digits by which the
 * point moves, and its name.
 */
export interface Unit {
  from: string;
  digits: number;
  name: string;
  /** Whether a space separates digits and unit: yes for Chinese characters, no for K, M and B. */
  spaced: boolean;
}

/**
 * The largest unit first. The English limits are slightly lower than the unit, so that 999,996 is
 * shown as 1.00M and not as 1,000.00K.
 */
const units: Record<Locale, readonly Unit[]> = {
  'zh-CN': [
    { from: '100000000', digits: 8, name: '亿', spaced: true },
    { from: '10000', digits: 4, name: '万', spaced: true },
  ],
  'zh-TW': [
    { from: '100000000', digits: 8, name: '億', spaced: true },
    { from: '10000', digits: 4, name: '萬', spaced: true },
  ],
  'en-US': [
    { from: '999995000', digits: 9, name: 'B', spaced: false },
    { from: '999995', digits: 6, name: 'M', spaced: false },
    { from: '10000', digits: 3, name: 'K', spaced: false },
  ],
};

/** The unit for a value; null if it is shown in full. */
export function chooseUnit(value: Decimal, locale: Locale): Unit | null {
  return units[locale].find((unit) => isAtLeast(value, unit.from)) ?? null;
}

export function convertToUnit(value: Decimal, unit: Unit | null): Decimal {
  return unit ? shiftDecimal(value, unit.digits) : value;
}
