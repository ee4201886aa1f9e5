/**
 * An exact decimal of any size: 12.30 is 1230 with scale 2. Nothing is rounded, and NaN cannot
 * occur.
 */
export interface Exact {
  digits: bigint;
  scale: number;
}

const NUMBER = /^([+-]?)(\d{1,400})(?:\.(\d{0,400}))?(?:e([+-]?\d{1,3}))?$/iu;

/** Parses a number or a numeric text; null for anything that is not a finite number. */
export function exactOf(value: unknown): Exact | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const [, sign, whole, fraction = '', exponent = '0'] = NUMBER.exec(String(value).trim()) ?? [];
  if (whole === undefined) return null;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export function add(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  return { digits: atScale(one, scale) + atScale(other, scale), scale };
}

export function multiply(one: Exact, other: Exact): Exact {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale };
}

export function isEqual(one: Exact, other: Exact): boolean {
  const scale = Math.max(one.scale, other.scale);
  return atScale(one, scale) === atScale(other, scale);
}

export function isMore(one: Exact, other: Exact): boolean {
  const scale = Math.max(one.scale, other.scale);
  return atScale(one, scale) > atScale(other, scale);
}

/** The decimal as text without trailing zeros, but with at least this many decimals: "-1234.50". */
export function textOf({ digits, scale }: Exact, places = 0): string {
  const all = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = all.slice(0, all.length - scale);
  const fraction = all
    .slice(all.length - scale)
    .replace(/0+$/u, '')
    .padEnd(places, '0');
  return `${digits < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A decimal without exponent, leading zeros, or zeros after its second decimal; not -0. */
const PLAIN = /^(?!-0(?:\.0*)?$)(-?)(0|[1-9]\d{0,20})(?:\.(\d{1,2}|\d{2,20}[1-9]))?$/u;

/**
 * An amount in the format of the schema, with at least two decimals; null if it is not a number.
 */
export function amountOf(value: unknown): string | null {
  const [, sign = '', whole, fraction = ''] =
    typeof value === 'string' || typeof value === 'number' ? (PLAIN.exec(String(value)) ?? []) : [];
  // Most amounts are short and plain. Big integers would take several times as long.
  if (whole !== undefined) return `${sign}${whole}.${fraction.padEnd(2, '0')}`;
  const amount = exactOf(value);
  return amount === null ? null : textOf(amount, 2);
}

function atScale({ digits, scale }: Exact, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
