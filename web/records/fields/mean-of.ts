import {
  addDecimals,
  multiplyDecimals,
  roundDecimalText,
} from '../../design/number/decimal-arithmetic.ts';

/** The mean of decimals, rounded half away from zero; null without values. */
export function meanOf(values: readonly string[], places: number): string | null {
  if (values.length === 0) return null;
  const sum = values.reduce<string>((total, one) => addDecimals(total, one), '0');
  // Divides as integers with one extra digit, which decides the rounding of the last one.
  const spare = places + 1 + (sum.split('.')[1] ?? '').length;
  const units = BigInt(multiplyDecimals(sum, `1${'0'.repeat(spare)}`)) / BigInt(values.length);
  const digits = String(units < 0n ? -units : units).padStart(spare + 1, '0');
  return roundDecimalText(
    `${units < 0n ? '-' : ''}${digits.slice(0, -spare)}.${digits.slice(-spare)}`,
    places,
  );
}
