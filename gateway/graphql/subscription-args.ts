import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';
import { DOCUMENT_LIMITS, measureDocument, TOO_MANY_TOKENS } from './document-limits.ts';
import { inputRefusal } from './input-limits.ts';
import { introspectionRefusal } from './introspection.ts';
import { tooComplex } from './limit-refusal.ts';

/** A subscription as it arrives. */
export interface SubscriptionRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/**
 * What GraphQL needs to run a subscription. Throws the same refusals as for queries: a GraphQLError
 * with the code of what is wrong with the document, or a limit that it exceeds.
 */
export function subscriptionArgs(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscriptionRequest,
  context: Context,
): ExecutionArgs {
  const document = parseWithinLimits(query);
  // Callers who may not read the schema get no suggestions of similar names.
  const hideSuggestions = introspectionRefusal(context) !== null;
  const [invalid] = validate(schema, document, specifiedRules, { hideSuggestions });
  if (invalid !== undefined) throw withCode(invalid, 'GRAPHQL_VALIDATION_FAILED');
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new GatewayError('BAD_USER_INPUT', 'subscriptionExpected');
  const { coerced, errors = [] } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
    { maxErrors: 1 },
  );
  if (coerced === undefined) throw withCode(errors[0] ?? new GraphQLError(''), 'BAD_USER_INPUT');
  const tooMany = inputRefusal(schema, operation, coerced);
  if (tooMany !== null) throw tooMany;
  return {
    ...{ schema, document, contextValue: context },
    ...{ variableValues: variables, operationName },
  };
}

function parseWithinLimits(query: string): DocumentNode {
  const document = parseOrRefuse(query);
  const { exceeded } = measureDocument(document);
  if (exceeded !== null) throw tooComplex(exceeded);
  return document;
}

function parseOrRefuse(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_TOKENS.test(error.message))
      throw tooComplex({ name: 'tokens', limit: DOCUMENT_LIMITS.tokens });
    throw withCode(error, 'GRAPHQL_PARSE_FAILED');
  }
}

function withCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, {
    ...{ nodes: nodes ?? null, source: source ?? null, positions: positions ?? null },
    extensions: { code },
  });
}
