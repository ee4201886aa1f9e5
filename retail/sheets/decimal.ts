/**
 * Decimals as integers in units of the last place: 12.5 with two decimals is 1250n. No intermediate
 * value is a fraction.
 */
const PLAIN = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * The integer, 'fraction' if there are too many decimals, 'number' if it is not an exact number.
 */
export function parseDecimal(value: unknown, decimals: number): bigint | 'fraction' | 'number' {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = PLAIN.exec(text);
  if (!match) return 'number';
  const [, sign = '', whole = '', rest = ''] = match;
  const places = rest.replace(/0+$/, '');
  if (places.length > decimals) return 'fraction';
  const digits = BigInt(whole + places.padEnd(decimals, '0'));
  return sign === '-' ? -digits : digits;
}

/** The number in responses. Exact for up to 15 digits. */
export function toNumber(digits: bigint, decimals: number): number {
  const text = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const cut = text.length - decimals;
  return Number(
    `${digits < 0n ? '-' : ''}${text.slice(0, cut)}${decimals > 0 ? `.${text.slice(cut)}` : ''}`,
  );
}

/** Rounds to fewer decimals, half away from zero. */
export function round(digits: bigint, from: number, to: number): bigint {
  const unit = 10n ** BigInt(from - to);
  const half = unit / 2n;
  return digits < 0n ? -((-digits + half) / unit) : (digits + half) / unit;
}
