import type { FastifyReply } from 'fastify';
import { GatewayError } from '../errors/gateway-error.ts';
import { rateLimitHeaders, TOKEN_BUDGET, type TokenBudget } from '../graphql/token-budget.ts';
import type { Context } from '../request/context.ts';

/**
 * Cost points of a file that is fetched with an API token, or of a part of it. More than that of a
 * request, because a file may have 100 MB.
 */
const DOWNLOAD_COST = 1000;

/**
 * Charges a request to the API token that it was sent with, if any. The answer says how much of the
 * budget is left, also when it is spent and the request is refused.
 */
export async function chargeToken(
  budget: TokenBudget,
  context: Context,
  reply: FastifyReply,
  points?: number,
): Promise<void> {
  if (context.apiToken === null) return;
  try {
    context.budgetLeft = await budget.admit(context.apiToken.id, points);
    reply.headers(rateLimitHeaders(context.budgetLeft));
  } catch (error) {
    const wait = error instanceof GatewayError ? error.limit?.retryAfterSeconds : undefined;
    if (wait !== undefined)
      reply.headers(rateLimitHeaders({ limit: TOKEN_BUDGET, remaining: 0, resetSeconds: wait }));
    throw error;
  }
}

/** Charges a download before the file is looked for, so that guesses cost as much as hits. */
export async function chargeDownload(
  budget: TokenBudget,
  context: Context,
  reply: FastifyReply,
): Promise<void> {
  await chargeToken(budget, context, reply, DOWNLOAD_COST);
}
