import { type Decimal, MINUS_SIGN, parseDecimal, roundDecimal, formatDecimal } from './decimal.ts';
import type { Locale } from '../language/locales.ts';
import { numberFormat } from './kept-formats.ts';
import { convertToUnit, type Unit, chooseUnit } from './units.ts';

/** Shown in place of a missing number. */
export const MISSING_VALUE = '—';

/** How amounts are written: language and currency. */
export interface AmountFormat {
  locale: Locale;
  currency: string;
}

/** A formatted number in parts, so that a card can show sign and unit smaller than the digits. */
export interface Amount {
  sign: string;
  symbol: string;
  digits: string;
  /** 万, 亿, K, M, B or empty. */
  unit: string;
  /** The parts as one text: ¥258.43 万. */
  text: string;
  /** The exact amount with thousands separators and currency, for tooltips and screen readers. */
  exact: string;
}

const missingAmount: Amount = {
  sign: '',
  symbol: '',
  digits: MISSING_VALUE,
  unit: '',
  text: MISSING_VALUE,
  exact: MISSING_VALUE,
};

/**
 * Symbols that are the same in all three languages. A page needs one before it shows its first
 * figure, and the first number format of a page takes the browser 20 ms.
 */
const SYMBOLS = new Map([
  ['CNY', '¥'],
  ['HKD', '$'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
]);

/**
 * The narrow currency symbol: CNY is ¥ in all three languages. An unknown code is returned
 * unchanged.
 */
export function currencySymbol({ locale, currency }: AmountFormat): string {
  const known = SYMBOLS.get(currency);
  if (known !== undefined) return known;
  try {
    const parts = numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}

/**
 * Formats money: from 10,000 (absolute value) in 万 (亿, K, M, B) with two decimals, below that in
 * full with two decimals. Pass `unit` for amounts that are compared side by side, so that they
 * share one unit; null: no unit.
 */
export function formatAmount(
  text: string | null | undefined,
  writing: AmountFormat,
  unit?: Unit | null,
): Amount {
  const value = parseDecimal(text);
  if (!value) return missingAmount;
  const cents = roundDecimal(value, 2);
  const exact = value.fraction.length > 2 ? value : cents;
  return composeAmount(
    cents,
    unit === undefined ? chooseUnit(cents, writing.locale) : unit,
    currencySymbol(writing),
    exact,
    2,
  );
}

/** Formats a count: rounded to a whole number, with thousands separators, never shortened. */
export function formatCount(text: string | number | null | undefined): Amount {
  const value = parseDecimal(text);
  if (!value) return missingAmount;
  const whole = roundDecimal(value, 0);
  return composeAmount(whole, null, '', whole, 0);
}

/** Formats a count where space is limited: shortened from 10,000, as money is. */
export function formatShortCount(
  text: string | number | null | undefined,
  writing: AmountFormat,
  given?: Unit | null,
): Amount {
  const value = parseDecimal(text);
  if (!value) return missingAmount;
  const whole = roundDecimal(value, 0);
  const unit = given === undefined ? chooseUnit(whole, writing.locale) : given;
  return composeAmount(whole, unit, '', whole, unit ? 2 : 0);
}

function composeAmount(
  value: Decimal,
  unit: Unit | null,
  symbol: string,
  exactValue: Decimal,
  places: number,
): Amount {
  const shown = roundDecimal(convertToUnit(value, unit), places);
  const sign = shown.negative ? MINUS_SIGN : '';
  const digits = formatDecimal({ ...shown, negative: false });
  const exact =
    (exactValue.negative ? MINUS_SIGN : '') +
    symbol +
    formatDecimal({ ...exactValue, negative: false });
  const name = unit?.name ?? '';
  return {
    sign,
    symbol,
    digits,
    unit: name,
    text: `${sign}${symbol}${digits}${unit?.spaced ? ` ${name}` : name}`,
    exact,
  };
}
