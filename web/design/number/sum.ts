import { parseDecimal } from './decimal.ts';

/** The exact sum of decimals as text; unreadable ones count as zero. */
export function sumDecimals(texts: readonly (string | null | undefined)[]): string {
  const values = texts.map((text) => parseDecimal(text)).filter((value) => value !== null);
  const places = Math.max(0, ...values.map(({ fraction }) => fraction.length));
  let sum = 0n;
  for (const { negative, whole, fraction } of values) {
    const digits = BigInt(whole + fraction.padEnd(places, '0'));
    sum += negative ? -digits : digits;
  }
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${sum < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`;
}
