/**
 * Decimals as the gateway sends them: text, so that no digit is lost. All functions work on the
 * digits and never convert to a floating-point number.
 */
export interface Decimal {
  negative: boolean;
  /** Digits before the point, without leading zeros except a single 0. */
  whole: string;
  /** Digits after the point, as received. */
  fraction: string;
}

const decimalPattern = /^([-+]?)(\d+)(?:\.(\d*))?$/;

/**
 * Parses a plain decimal; null for anything else, so that unreadable values are shown as missing
 * and not as zero.
 */
export function parseDecimal(text: string | number | null | undefined): Decimal | null {
  const match = text == null ? null : decimalPattern.exec(String(text).trim());
  if (!match) return null;
  const whole = (match[2] ?? '0').replace(/^0+(?=\d)/, '');
  return { negative: match[1] === '-', whole, fraction: match[3] ?? '' };
}

export function isZero(value: Decimal): boolean {
  return /^0*$/.test(value.whole + value.fraction);
}

/** Rounds half away from zero, as is usual in commerce. */
export function roundDecimal(value: Decimal, places: number): Decimal {
  const decimals = value.fraction.slice(0, places).padEnd(places, '0');
  const roundsUp = (value.fraction[places] ?? '0') >= '5';
  const digits = roundsUp ? increment(value.whole + decimals) : value.whole + decimals;
  const rounded = {
    negative: value.negative,
    whole: digits.slice(0, digits.length - places),
    fraction: digits.slice(digits.length - places),
  };
  return { ...rounded, negative: value.negative && !isZero(rounded) };
}

/**
 * Pads a decimal with zeros to the given number of decimals; further digits are kept. Text that is
 * not a decimal is returned unchanged.
 */
export function padDecimals(text: string, places: number): string {
  const value = parseDecimal(text);
  if (value === null || value.fraction.length >= places) return text;
  return `${value.negative ? '-' : ''}${value.whole}.${value.fraction.padEnd(places, '0')}`;
}

function increment(digits: string): string {
  const head = digits.replace(/9*$/, '');
  const zeros = '0'.repeat(digits.length - head.length);
  return head === '' ? `1${zeros}` : head.slice(0, -1) + String(Number(head.at(-1)) + 1) + zeros;
}

/** Divides by 10 to the power of `places`: moves the point to the left. */
export function shiftDecimal(value: Decimal, places: number): Decimal {
  const digits = value.whole.padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return {
    negative: value.negative,
    whole: whole.replace(/^0+(?=\d)/, ''),
    fraction: digits.slice(digits.length - places) + value.fraction,
  };
}

/** Whether the absolute value is at least `limit`, a whole number given as digits. */
export function isAtLeast(value: Decimal, limit: string): boolean {
  return value.whole.length === limit.length
    ? value.whole >= limit
    : value.whole.length > limit.length;
}

/** Adds thousands separators, in every language alike. */
export function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The typographic minus sign, which is as wide as a digit. Exports use the ASCII hyphen. */
export const MINUS_SIGN = '−';

export function formatDecimal(value: Decimal): string {
  const digits = groupThousands(value.whole) + (value.fraction ? `.${value.fraction}` : '');
  return value.negative ? MINUS_SIGN + digits : digits;
}
