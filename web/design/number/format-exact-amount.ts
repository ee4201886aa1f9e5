import { MISSING_VALUE } from './amount.ts';
import { parseDecimal, roundDecimal, formatDecimal } from './decimal.ts';

/**
 * An amount in a column: thousands separators, two decimals, never shortened, without a currency
 * symbol, which the column head may show.
 */
export function formatExactAmount(text: string | null | undefined): string {
  const value = parseDecimal(text);
  return value === null ? MISSING_VALUE : formatDecimal(roundDecimal(value, 2));
}
