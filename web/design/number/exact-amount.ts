import { missing } from './amount.ts';
import { parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';

/** An amount in a column: grouped, two decimals, never shortened and without a sign of currency, which the head of the column may tell. */
export function exactAmount(text: string | null | undefined): string {
  const value = parseDecimal(text);
  return value === null ? missing : writeDecimal(roundDecimal(value, 2));
}
