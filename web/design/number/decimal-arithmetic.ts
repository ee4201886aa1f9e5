import { parseDecimal, roundDecimal } from './decimal.ts';

/** Arithmetic on decimals as text, exact to the last digit, without floating-point numbers. */
interface Scaled {
  /** All digits as one whole number. */
  units: bigint;
  /** How many of the digits are after the point. */
  places: number;
}

const zero: Scaled = { units: 0n, places: 0 };

function parseScaled(text: string | null): Scaled | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  const units = BigInt(value.whole + value.fraction);
  return { units: value.negative ? -units : units, places: value.fraction.length };
}

/** The shortest notation: no leading zeros, no trailing zeros, no negative zero. */
function formatScaled({ units, places }: Scaled): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/u, '');
  return `${units < 0n ? '-' : ''}${whole}${places > 0 && fraction !== '' ? `.${fraction}` : ''}`;
}

const scaleUp = ({ units, places }: Scaled, to: number): bigint =>
  units * 10n ** BigInt(to - places);

/** The shortest notation of a decimal; null for text that is not a decimal. */
export function shortestDecimal(text: string | null): string | null {
  const value = parseScaled(text);
  return value && formatScaled(value);
}

/** Adds two decimals; an unreadable one counts as zero. */
export function addDecimals(one: string | null, other: string | null): string {
  const [a, b] = [parseScaled(one) ?? zero, parseScaled(other) ?? zero];
  const places = Math.max(a.places, b.places);
  return formatScaled({ units: scaleUp(a, places) + scaleUp(b, places), places });
}

export function subtractDecimals(one: string | null, other: string | null): string {
  return addDecimals(one, multiplyDecimals(other, '-1'));
}

export function multiplyDecimals(one: string | null, other: string | null): string {
  const [a, b] = [parseScaled(one) ?? zero, parseScaled(other) ?? zero];
  return formatScaled({ units: a.units * b.units, places: a.places + b.places });
}

/** Rounds half away from zero and removes trailing zeros; null for text that is not a decimal. */
export function roundDecimalText(text: string | null, places: number): string | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  const { negative, whole, fraction } = roundDecimal(value, places);
  return shortestDecimal(
    `${negative ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`,
  );
}

export function isNegative(text: string | null): boolean {
  return (parseScaled(text)?.units ?? 0n) < 0n;
}

/** Whether a text is zero or not a decimal at all. */
export function isZeroOrUnreadable(text: string | null): boolean {
  return (parseScaled(text)?.units ?? 0n) === 0n;
}

/** Whether two values are equal: as numbers if both are decimals, otherwise as text. */
export function isSameValue(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [a, b] = [shortestDecimal(one), shortestDecimal(other)];
  return a !== null && a === b;
}
