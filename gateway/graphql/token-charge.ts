import type { HeaderMap } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { CallerToken } from '../request/caller-token.ts';
import { asRequestError } from './limit-refusal.ts';
import type { BudgetState, TokenBudget } from './token-budget.ts';

/** What one request costs the API token that it was sent with. It is charged once. */
export interface TokenCharge {
  /** Charges an operation before it is executed. Throws when the budget was spent before. */
  forOperation(points: number): Promise<void>;
  /**
   * Charges a request that failed before its operation could be charged, such as one that is not
   * valid GraphQL. The errors of the answer are replaced when the budget was spent before: otherwise a
   * program could go on sending such requests without end.
   */
  forFailure(errors: GraphQLError[]): Promise<void>;
  /** What is left; null when there is no token, or the budget is spent. */
  left(): BudgetState | null;
}

export function createTokenCharge(budget: TokenBudget, token: CallerToken | null): TokenCharge {
  let isCharged = false;
  let left: BudgetState | null = null;

  async function charge(points: number): Promise<void> {
    if (token === null || isCharged) return;
    isCharged = true;
    try {
      left = await budget.spend(token.id, points);
    } catch (error) {
      throw error instanceof GatewayError ? asRequestError(error, 429) : error;
    }
  }

  return {
    forOperation: charge,
    async forFailure(errors) {
      try {
        await charge(0);
      } catch (error) {
        errors.splice(0, errors.length, error as GraphQLError);
      }
    },
    left: () => left,
  };
}

/** The headers of the IETF draft on rate limits, so that clients can slow down in time. */
export function writeRateLimit(
  headers: HeaderMap,
  { limit, remaining, resetSeconds }: BudgetState,
): void {
  headers.set('ratelimit-policy', `"token";q=${limit};w=60`);
  headers.set('ratelimit', `"token";r=${remaining};t=${resetSeconds}`);
}
