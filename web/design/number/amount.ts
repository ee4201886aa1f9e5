import { type Decimal, minus, parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import type { Locale } from '../language/locales.ts';
import { inUnit, type Unit, unitOf } from './units.ts';

/** What stands where a number is missing. */
export const missing = '—';

/** How a set of numbers is written: the language and the currency of its amounts. */
export interface Writing {
  locale: Locale;
  currency: string;
}

/** A number in pieces, so that a card can set its sign and unit smaller than its digits. */
export interface Amount {
  sign: string;
  symbol: string;
  digits: string;
  /** 万, 亿, K, M, B or nothing. */
  unit: string;
  /** The pieces as one text: ¥258.43 万. */
  text: string;
  /** The exact amount, grouped and with its currency: for tooltips and screen readers. */
  exact: string;
}

const nothing: Amount = {
  sign: '',
  symbol: '',
  digits: missing,
  unit: '',
  text: missing,
  exact: missing,
};

/** The narrow sign: CNY is ¥ in all three languages. A code that is no currency is written as it is. */
export function currencySymbol({ locale, currency }: Writing): string {
  try {
    const parts = new Intl.NumberFormat(locale, {
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
 * Money: from 10,000 in 万 (亿, K, M, B) with two decimals, by absolute value; below it in full with two decimals. Amounts that stand side by
 * side to be compared are given one unit, so that 万 never stands beside 亿.
 */
export function amountOf(
  text: string | null | undefined,
  writing: Writing,
  unit?: Unit | null,
): Amount {
  const value = parseDecimal(text);
  if (!value) return nothing;
  const cents = roundDecimal(value, 2);
  const exact = value.fraction.length > 2 ? value : cents;
  return compose(
    cents,
    unit === undefined ? unitOf(cents, writing.locale) : unit,
    currencySymbol(writing),
    exact,
    2,
  );
}

/** A count: a whole number, also where it is exact, grouped, never shortened and without a currency. */
export function countOf(text: string | number | null | undefined): Amount {
  const value = parseDecimal(text);
  if (!value) return nothing;
  const whole = roundDecimal(value, 0);
  return compose(whole, null, '', whole, 0);
}

/** A count where space is short: 万 from 10,000, as for money. */
export function shortCountOf(
  text: string | number | null | undefined,
  writing: Writing,
  given?: Unit | null,
): Amount {
  const value = parseDecimal(text);
  if (!value) return nothing;
  const whole = roundDecimal(value, 0);
  const unit = given === undefined ? unitOf(whole, writing.locale) : given;
  return compose(whole, unit, '', whole, unit ? 2 : 0);
}

function compose(
  value: Decimal,
  unit: Unit | null,
  symbol: string,
  exactValue: Decimal,
  places: number,
): Amount {
  const shown = roundDecimal(inUnit(value, unit), places);
  const sign = shown.negative ? minus : '';
  const digits = writeDecimal({ ...shown, negative: false });
  const exact =
    (exactValue.negative ? minus : '') + symbol + writeDecimal({ ...exactValue, negative: false });
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
