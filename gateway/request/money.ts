import type { Money } from '../generated/resolvers.ts';
import { amountOf } from '../values/decimal.ts';
import type { Account } from './account.ts';

/** An amount in the currency of the account's enterprise; null if it is no number. */
export function moneyOf(value: unknown, { enterprise: { currency } }: Account): Money | null {
  const amount = amountOf(value);
  return amount === null ? null : { amount, currency };
}
