import { rateLimited } from '../errors/rate-limited.ts';
import type { Clock } from '../async/clock.ts';
import { sharedOrOwnCounts, type OpenWindowCounts } from '../store/window-counts.ts';
import { REQUEST_COST } from './address-budget.ts';

/** Maximum cost points per minute and API token: about a dozen home pages. */
export const TOKEN_BUDGET = 1_000_000;
const WINDOW_MS = 60_000;

/** What is left of a token's budget. */
export interface BudgetState {
  limit: number;
  remaining: number;
  /** Seconds until the whole budget is there again. */
  resetSeconds: number;
}

export interface TokenBudget {
  /**
   * Charges a request, whatever becomes of it: the base cost, unless other points are given. Throws
   * RATE_LIMITED when the budget was spent before.
   */
  admit(tokenId: string, points?: number): Promise<BudgetState>;
  /**
   * Charges the cost of an admitted request's query. Throws RATE_LIMITED when other requests have
   * spent the budget meanwhile: a query that begins within the budget is answered.
   */
  spend(tokenId: string, points: number): Promise<BudgetState>;
}

/**
 * Limits the query cost per minute that programs with one API token may cause at all processes.
 * While the shared counts cannot be used, each process counts for itself.
 */
export function createTokenBudget({
  openCounts,
  clock,
  limit = TOKEN_BUDGET,
}: {
  openCounts: OpenWindowCounts;
  clock: Clock;
  limit?: number;
}): TokenBudget {
  const counts = sharedOrOwnCounts(openCounts, clock)({ name: 'tokenCost', windowMs: WINDOW_MS });

  /** `own` are the points of this request among those counted. */
  async function charge(tokenId: string, points: number, own: number): Promise<BudgetState> {
    const { count, restMs } = await counts.add(tokenId, points);
    if (count - own >= limit)
      throw rateLimited({ name: 'tokenCost', limit, waitMs: restMs }, 'tokenBudgetSpent');
    return {
      limit,
      remaining: Math.max(0, limit - count),
      resetSeconds: Math.max(1, Math.ceil(restMs / 1000)),
    };
  }

  return {
    admit: (tokenId, points = REQUEST_COST) => charge(tokenId, points, points),
    spend: (tokenId, points) => charge(tokenId, points, points + REQUEST_COST),
  };
}

/** The headers of the IETF draft on rate limits, so that clients can slow down in time. */
export function rateLimitHeaders({
  limit,
  remaining,
  resetSeconds,
}: BudgetState): Record<string, string> {
  return {
    'ratelimit-policy': `"token";q=${limit};w=60`,
    ratelimit: `"token";r=${remaining};t=${resetSeconds}`,
  };
}
