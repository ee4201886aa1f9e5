import { exactOf } from './decimal.ts';

/**
 * Amounts in hundredths, the fixed scale of the figures on cards. Amounts arrive as JSON numbers or
 * texts and leave as texts; all arithmetic uses integers, so that no cent is lost.
 */
export type Hundredths = bigint;

/** An amount as nearly all services write it: at most two decimals, no exponent, not -0. */
const PLAIN = /^(?!-0(?:\.0*)?$)(-?(?:0|[1-9]\d{0,20}))(?:\.(\d{1,2}))?$/u;

function plainParts(value: unknown): readonly [whole: string, decimals: string] | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const [, whole, decimals = ''] = PLAIN.exec(String(value)) ?? [];
  return whole === undefined ? null : [whole, decimals.padEnd(2, '0')];
}

/**
 * Parses an amount, rounded half away from zero to two decimals; null if it is not a finite number.
 */
export function hundredthsOf(value: unknown): Hundredths | null {
  const plain = plainParts(value);
  // Most amounts are plain. Arithmetic with big integers would take several times as long.
  if (plain !== null) return BigInt(plain[0] + plain[1]);
  // The services never write exponents; a text such as 1E5 is a code.
  if (typeof value === 'string' && /e/iu.test(value)) return null;
  const exact = exactOf(value);
  if (exact === null) return null;
  const { digits, scale } = exact;
  return scale <= 2 ? digits * 10n ** BigInt(2 - scale) : divide(digits, 10n ** BigInt(scale - 2));
}

/** "-1234.50". */
export function decimalOf(amount: Hundredths): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function nullableDecimal(value: unknown): string | null {
  const plain = plainParts(value);
  if (plain !== null) return `${plain[0]}.${plain[1]}`;
  const amount = hundredthsOf(value);
  return amount === null ? null : decimalOf(amount);
}

/** Integer division, rounded half away from zero. */
export function divide(amount: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-amount, -by] : [amount, by];
  const half = top < 0n ? -bottom : bottom;
  return (2n * top + half) / (2n * bottom);
}

/** part ÷ whole in hundredths of a percent; null when a value is missing or the whole is zero. */
export function percent(part: bigint | null, whole: bigint | null): Hundredths | null {
  return part === null || whole === null || whole === 0n ? null : divide(part * 10_000n, whole);
}

/**
 * The change from one value to another in percent of the earlier absolute value, so that a smaller
 * loss counts as an increase.
 */
export function changePercent(now: bigint | null, before: bigint | null): Hundredths | null {
  return now === null || before === null
    ? null
    : percent(now - before, before < 0n ? -before : before);
}

export function nullablePercent(part: bigint | null, whole: bigint | null): string | null {
  const rate = percent(part, whole);
  return rate === null ? null : decimalOf(rate);
}

export function decimalOrNull(amount: Hundredths | null): string | null {
  return amount === null ? null : decimalOf(amount);
}

/** The sum of the amounts that are known; null if none is. */
export function knownSum(amounts: readonly (Hundredths | null)[]): Hundredths | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0n);
}

/** The order of a ranking: highest first. A missing amount may be any amount and comes last. */
export function byAmount(one: Hundredths | null, other: Hundredths | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(other - one);
}
