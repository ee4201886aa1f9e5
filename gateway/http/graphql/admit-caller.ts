import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors/gateway-error.ts';
import { ADDRESS_BUDGET, type AddressBudget } from '../../graphql/address-budget.ts';
import { isAnonymous } from '../../graphql/request-guard.ts';
import type { TokenBudget } from '../../graphql/token-budget.ts';
import type { Admission } from '../../overload/admission.ts';
import type { Context } from '../../request/context.ts';
import { chargeToken } from '../charge-token.ts';

interface AdmissionParts {
  /** Limits the cost that visitors of one address may cause. */
  budget: AddressBudget;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
  /** Refuses what can wait while there is too much to do. */
  admission: Admission;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** Finds out who sends a request, and charges them for reading it. */
export interface CallerAdmission {
  /**
   * Creates the context of a request. Refuses a caller whose budget is spent, before the query is
   * parsed, because parsing costs time as well.
   */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /**
   * The error handler of the routes: charges a request whose body could not be read, such as one that
   * is too large or not JSON. Otherwise a program could go on sending them without end.
   */
  chargeUnread(
    error: FastifyError | GatewayError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<never>;
}

export function createCallerAdmission(parts: AdmissionParts): CallerAdmission {
  const { budget, tokenBudget, admission, createContext } = parts;

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    // Beyond the last limit nothing is parsed, and no session is read.
    const refusal = admission.refusalOf('first');
    if (refusal !== null) throw refusal;
    const context = await createContext(request, reply);
    if (isAnonymous(context)) refuseOverBudget(await budget.admit(context.address));
    await chargeToken(tokenBudget, context, reply);
    return context;
  }

  return {
    admit,
    async chargeUnread(error, request, reply) {
      // Errors of the gateway come after this, from callers who have been admitted or refused.
      const { statusCode = 500 } = error instanceof GatewayError ? {} : error;
      if (statusCode < 500) await admit(request, reply);
      throw error;
    },
  };
}

function refuseOverBudget(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  throw new GatewayError('RATE_LIMITED', 'addressBudgetSpent', {
    name: 'addressCost',
    limit: ADDRESS_BUDGET,
    retryAfterSeconds,
  });
}
