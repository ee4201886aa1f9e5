import { MINUS_SIGN, groupThousands } from './decimal.ts';

/** Formats a number on an axis: thousands separators, at most two decimals, no trailing zeros. */
export function formatTick(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(Math.round(value * 100) / 100)).split('.');
  return `${value < 0 ? MINUS_SIGN : ''}${groupThousands(whole)}${fraction ? `.${fraction}` : ''}`;
}
