import { addressKey } from '../request/client-address.ts';
import type { Clock } from '../async/clock.ts';

/** Cost points a minute of one address whose requests come without a session. A sign-in page needs a few dozen. */
export const ADDRESS_BUDGET = 1_000_000;
/** What every request costs beside its query, for reading and checking it. */
export const REQUEST_COST = 50;
const WINDOW_MS = 60_000;
/** Beyond this many addresses the oldest are forgotten: a flood of them takes no memory. */
const MAX_ADDRESSES = 10_000;

export interface AddressBudget {
  /** Takes the cost of a request and returns 0; or seconds until the address may ask again. */
  admit(address: string): number;
  /** Takes what a query costs, as soon as that is known. */
  spend(address: string, points: number): void;
}

/** How much visitors of one address may ask in a minute, in cost points. */
export function createAddressBudget({
  clock,
  limit = ADDRESS_BUDGET,
}: {
  clock: Clock;
  limit?: number;
}): AddressBudget {
  const windows = new Map<string, { startedAt: number; points: number }>();

  /** A window that began in the future was opened before the clock was set back. */
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
