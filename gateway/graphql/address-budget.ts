import type { Clock } from '../async/clock.ts';
import { addressKey } from '../request/client-address.ts';
import { sharedOrOwnCounts, type OpenWindowCounts } from '../store/window-counts.ts';

/**
 * Maximum cost points per minute and address for requests without a session. A sign-in page needs a
 * few dozen.
 */
export const ADDRESS_BUDGET = 1_000_000;
/** Cost of every request in addition to its query, for reading and validating it. */
export const REQUEST_COST = 50;
const WINDOW_MS = 60_000;

export interface AddressBudget {
  /**
   * Charges the base cost of a request. Returns 0, or the seconds until the address may send
   * requests again.
   */
  admit(address: string): Promise<number>;
  /** Charges the cost of a query as soon as it is known. */
  spend(address: string, points: number): Promise<void>;
}

interface AddressBudgetOptions {
  /** Counts that all processes share. */
  openCounts: OpenWindowCounts;
  clock: Clock;
  limit?: number;
}

/**
 * Limits the query cost per minute that visitors of one address may cause at all processes. While
 * the shared counts cannot be used, each process counts for itself: visitors must reach the sign-in
 * page, and a flood of them must still end.
 */
export function createAddressBudget({
  openCounts,
  clock,
  limit = ADDRESS_BUDGET,
}: AddressBudgetOptions): AddressBudget {
  const counts = sharedOrOwnCounts(openCounts, clock)({ name: 'addressCost', windowMs: WINDOW_MS });
  const count = (address: string, points: number) => counts.add(addressKey(address), points);

  return {
    async spend(address, points) {
      await count(address, points);
    },
    async admit(address) {
      const { count: spent, restMs } = await count(address, REQUEST_COST);
      return spent - REQUEST_COST < limit ? 0 : Math.max(1, Math.ceil(restMs / 1000));
    },
  };
}
