import { type Decimal, minus, parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import type { Locale } from '../language/locales.ts';
import { inUnit, type Unit, unitOf } from './units.ts';

/** Shown in place of a missing number. */
export const missing = '—';

/** How amounts are written: language and currency. */
export interface Writing {
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

const nothing: Amount = {
  sign: '',
  symbol: '',
  digits: missing,
  unit: '',
  text: missing,
  exact: missing,
};

/**
 * The narrow currency symbol: CNY is ¥ in all three languages. An unknown code is returned
 * unchanged.
 */
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
 * Formats money: from 10,000 (absolute value) in 万 (亿, K, M, B) with two decimals, below that in
 * full with two decimals. Pass `unit` for amounts that are compared side by side, so that they
 * share one unit; null: no unit.
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

/** Formats a count: rounded to a whole number, with thousands separators, never shortened. */
export function countOf(text: string | number | null | undefined): Amount {
  const value = parseDecimal(text);
  if (!value) return nothing;
  const whole = roundDecimal(value, 0);
  return compose(whole, null, '', whole, 0);
}

/** Formats a count where space is limited: shortened from 10,000, as money is. */
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
