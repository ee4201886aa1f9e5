/**
 * Exact decimals in hundredths. Amounts come as JSON numbers or texts and go out as texts; what is computed between is whole numbers,
 * so that no cent is lost and nothing prints as NaN.
 */
export type Hundredths = bigint;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/u;

/** Null for whatever is no finite number. Rounds half away from zero at the third decimal. */
export function hundredthsOf(value: unknown): Hundredths | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(plainText(value)) ?? [];
  if (whole === undefined) return null;
  const [cents, next] = [fraction.slice(0, 2).padEnd(2, '0'), fraction.charAt(2)];
  const amount = BigInt(whole + cents) + (next >= '5' ? 1n : 0n);
  return sign === '-' ? -amount : amount;
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? '0' : BigInt(value).toString();
}

/** "-1234.50". */
export function decimalOf(amount: Hundredths): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function nullableDecimal(value: unknown): string | null {
  const amount = hundredthsOf(value);
  return amount === null ? null : decimalOf(amount);
}

/** Rounds half away from zero. */
export function divide(amount: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-amount, -by] : [amount, by];
  const half = top < 0n ? -bottom : bottom;
  return (2n * top + half) / (2n * bottom);
}

/** part ÷ whole in percent, in hundredths of a percent; null where there is nothing to divide by. */
export function percent(part: bigint | null, whole: bigint | null): Hundredths | null {
  return part === null || whole === null || whole === 0n ? null : divide(part * 10_000n, whole);
}

/** The change from one value to another in percent of the earlier one's absolute value, so that a smaller loss is a rise. */
export function changePercent(now: bigint | null, before: bigint | null): Hundredths | null {
  return now === null || before === null ? null : percent(now - before, before < 0n ? -before : before);
}

export function nullablePercent(part: bigint | null, whole: bigint | null): string | null {
  const rate = percent(part, whole);
  return rate === null ? null : decimalOf(rate);
}

/** A whole count that is never negative; null for what is none. */
export function nullableCount(value: unknown): number | null {
  return hundredthsOf(value) === null ? null : countOf(value);
}

/** A whole count that is never negative; what is none counts as 0. */
export function countOf(value: unknown): number {
  const amount = hundredthsOf(value);
  return amount === null || amount < 0n ? 0 : Math.min(Number(amount / 100n), 2_147_483_647);
}
