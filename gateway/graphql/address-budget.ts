import { addressKey } from '../request/client-address.ts';
import type { Clock } from '../async/clock.ts';

/**
 * Maximum cost points per minute and address for requests without a session. A sign-in page needs a
 * few dozen.
 */
export const ADDRESS_BUDGET = 1_000_000;
/** Cost of every request in addition to its query, for reading and validating it. */
export const REQUEST_COST = 50;
const WINDOW_MS = 60_000;
/**
 * Maximum number of addresses; above it the oldest are dropped, so that a flood of them does not
 * fill the memory.
 */
const MAX_ADDRESSES = 10_000;

export interface AddressBudget {
  /**
   * Charges the base cost of a request. Returns 0, or the seconds until the address may send
   * requests again.
   */
  admit(address: string): number;
  /** Charges the cost of a query as soon as it is known. */
  spend(address: string, points: number): void;
}

/** Limits the query cost per minute that visitors of one address may cause. */
export function createAddressBudget({
  clock,
  limit = ADDRESS_BUDGET,
}: {
  clock: Clock;
  limit?: number;
}): AddressBudget {
  const windows = new Map<string, { startedAt: number; points: number }>();

  /** A negative age means that the clock was set back; the window is then ignored. */
  function windowOf(key: string): { startedAt: number; points: number } | undefined {
    const window = windows.get(key);
    const age = window ? clock() - window.startedAt : WINDOW_MS;
    return age >= 0 && age < WINDOW_MS ? window : undefined;
  }

  function spend(address: string, points: number): void {
    const key = addressKey(address);
    const window = windowOf(key);
    if (window !== undefined) {
      window.points += points;
      return;
    }
    windows.delete(key);
    windows.set(key, { startedAt: clock(), points });
    const oldest = windows.keys().next();
    if (windows.size > MAX_ADDRESSES && !oldest.done) windows.delete(oldest.value);
  }

  return {
    spend,
    admit(address) {
      const window = windowOf(addressKey(address));
      if (window !== undefined && window.points >= limit)
        return Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - clock()) / 1000));
      spend(address, REQUEST_COST);
      return 0;
    },
  };
}
