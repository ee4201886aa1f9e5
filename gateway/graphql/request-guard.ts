import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import {
  getVariableValues,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/errors.ts';
import type { AddressBudget } from './address-budget.ts';
import type { DocumentMeasures } from './document-guard.ts';
import { inputRefusal, representationRefusal } from './input-limits.ts';
import { introspectionRefusal } from './introspection.ts';
import { keepCosts } from './kept-costs.ts';
import { asRequestError, tooComplex } from './limit-refusal.ts';
import { COST_LIMIT, createQueryCost, type QueryCost } from './query-cost.ts';

interface GuardParts {
  schema: GraphQLSchema;
  measures: DocumentMeasures;
  /** What visitors of one address may ask. */
  budget: AddressBudget;
}

/** Most errors of one answer: a page of rows of which every field fails would have more errors than rows. */
const MAX_ERRORS = 1000;

/**
 * Refuses what may not be executed for this caller or with these variables, before anything is: reading the schema, lists of too many values, and
 * operations that cost too much. What an operation costs stands in `extensions.cost` of its answer.
 */
export function requestGuard({
  schema,
  measures,
  budget,
}: GuardParts): ApolloServerPlugin<Context> {
  const queryCost = keepCosts(createQueryCost(schema));

  /** Null where the variables do not fit: the execution says what is wrong with them. */
  function check(
    { document, request, contextValue }: Asked,
    operation: OperationDefinitionNode,
  ): QueryCost | null {
    const { exceeded, introspects } = measures.of(document);
    // The guard of documents refuses it, and has put an empty one in its place.
    if (exceeded !== null) return null;
    // GraphQL's own validation passes over a kind of operation that the schema does not have.
    if (!schema.getRootType(operation.operation))
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
        async didResolveOperation(asked) {
          if (asked.operation) cost = check(asked, asked.operation);
          const requested = cost?.requested ?? 0;
          const tooMany = representationRefusal(cost?.representations ?? 0);
          if (tooMany !== null) throw asRequestError(tooMany);
          if (requested > COST_LIMIT)
            throw asRequestError(tooComplex({ name: 'cost', limit: COST_LIMIT, value: requested }));
          // What is refused costs its address no more than any request.
          if (isAnonymous(contextValue)) budget.spend(contextValue.address, requested);
        },
        async didEncounterErrors({ errors }) {
          // The array that Apollo Server goes on to format.
          (errors as GraphQLError[]).splice(MAX_ERRORS);
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind !== 'single' || cost === null) return;
          const { requested } = cost;
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { requested, limit: COST_LIMIT },
          };
        },
      };
    },
  };
}

type Asked = Pick<GraphQLRequestContext<Context>, 'request' | 'contextValue'> & {
  document: DocumentNode;
};

/** Whose session is locked is somebody, and limited by what a locked session may ask. */
export function isAnonymous({ signedIn, locked }: Pick<Context, 'signedIn' | 'locked'>): boolean {
  return signedIn === null && locked === null;
}
