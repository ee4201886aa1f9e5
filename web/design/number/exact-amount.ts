import { missing } from './amount.ts';
import { parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';

/**
 * An amount in a column: thousands separators, two decimals, never shortened, without a currency
 * symbol, which the column head may show.
 */
export function exactAmount(text: string | null | undefined): string {
  const value = parseDecimal(text);
  return value === null ? missing : writeDecimal(roundDecimal(value, 2));
}
