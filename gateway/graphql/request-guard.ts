import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import {
  getVariableValues,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { AddressBudget } from './address-budget.ts';
import { rateLimitHeaders, type TokenBudget } from './token-budget.ts';
import type { DocumentMeasures } from './document-guard.ts';
import { inputRefusal, representationRefusal } from './input-limits.ts';
import { introspectionRefusal } from './introspection.ts';
import { cacheCosts } from './cached-costs.ts';
import { asRequestError, tooComplex } from './limit-refusal.ts';
import { COST_LIMIT, createQueryCost, type QueryCost } from './query-cost.ts';

interface GuardParts {
  schema: GraphQLSchema;
  measures: DocumentMeasures;
  /** Limits the cost that visitors of one address may cause. */
  budget: AddressBudget;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
  /** Whether routers that ask for a trace get one, in place of the cost. */
  isTraced: boolean;
}

/**
 * Maximum errors in one answer: otherwise a page of rows in which every field fails would have more
 * errors than rows.
 */
const MAX_ERRORS = 1000;

/** With it, a router of Apollo asks for a trace of the answer. */
const TRACE_HEADER = 'apollo-federation-include-trace';

/**
 * Refuses operations before execution: reading the schema without permission, lists of too many
 * elements, and operations that cost too much. Reports the cost of the others in `extensions.cost`.
 */
export function requestGuard({
  schema,
  measures,
  budget,
  tokenBudget,
  isTraced,
}: GuardParts): ApolloServerPlugin<Context> {
  const queryCost = cacheCosts(createQueryCost(schema));

  /**
   * Returns null when the variables are invalid; execution then reports what is wrong with them.
   */
  function check(
    { document, request, contextValue }: ResolvedRequest,
    operation: OperationDefinitionNode,
  ): QueryCost | null {
    const { exceeded, introspects } = measures.of(document);
    // The document guard has replaced it by an empty document and refuses it.
    if (exceeded !== null) return null;
    // GraphQL validation does not check that the schema has this kind of operation. Subscriptions
    // have an address of their own.
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    if (isSubscription || !schema.getRootType(operation.operation))
      throw asRequestError(new GatewayError('BAD_USER_INPUT', 'subscriptionsNotOffered'));
    const unreadable = introspects ? introspectionRefusal(contextValue) : null;
    if (unreadable !== null) throw asRequestError(unreadable);
    const { coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      request.variables ?? {},
      { maxErrors: 1 },
    );
    if (coerced === undefined) return null;
    const tooMany = inputRefusal(schema, operation, coerced);
    if (tooMany !== null) throw asRequestError(tooMany);
    return queryCost({
      document,
      operation,
      variables: coerced,
      isVisitor: isAnonymous(contextValue),
    });
  }

  return {
    async requestDidStart({ contextValue }) {
      let cost: QueryCost | null = null;
      return {
        async didResolveOperation(resolved) {
          if (resolved.operation) cost = check(resolved, resolved.operation);
          const requested = cost?.requested ?? 0;
          const tooMany = representationRefusal(cost?.representations ?? 0);
          if (tooMany !== null) throw asRequestError(tooMany);
          if (requested > COST_LIMIT)
            throw asRequestError(tooComplex({ name: 'cost', limit: COST_LIMIT, value: requested }));
          // Charged after the checks above, so that a refused operation costs its address only the
          // base cost.
          if (isAnonymous(contextValue)) await budget.spend(contextValue.address, requested);
          await chargeToken(tokenBudget, contextValue, requested);
        },
        async didEncounterErrors({ errors }) {
          // Shortened in place, because Apollo Server formats this same array.
          (errors as GraphQLError[]).splice(MAX_ERRORS);
        },
        async willSendResponse({ request, response: { body, http } }) {
          const left = contextValue.budgetLeft;
          for (const [name, value] of Object.entries(left === null ? {} : rateLimitHeaders(left)))
            http.headers.set(name, value);
          if (body.kind !== 'single' || cost === null) return;
          // A router passes no cost on, and expects the trace alone.
          if (isTraced && request.http?.headers.get(TRACE_HEADER) === 'ftv1') return;
          const { requested } = cost;
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { requested, limit: COST_LIMIT, ...(left !== null && { budget: left }) },
          };
        },
      };
    },
  };
}

/** Charges the query; the request itself has been charged before it was parsed. */
async function chargeToken(budget: TokenBudget, context: Context, points: number): Promise<void> {
  if (context.apiToken === null) return;
  try {
    context.budgetLeft = await budget.spend(context.apiToken.id, points);
  } catch (error) {
    throw error instanceof GatewayError ? asRequestError(error, 429) : error;
  }
}

type ResolvedRequest = Pick<GraphQLRequestContext<Context>, 'request' | 'contextValue'> & {
  document: DocumentNode;
};

/** Whether no user is known. A locked session is not anonymous: it has its own restrictions. */
export function isAnonymous({ signedIn, locked }: Pick<Context, 'signedIn' | 'locked'>): boolean {
  return signedIn === null && locked === null;
}
