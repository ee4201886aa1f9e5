import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Maximum elements of a list in the variables: twice what the most generous field accepts. A field's
 * own limit has a better message.
 */
const MAX_VALUES = 2000;
/** Exceptions, by input type and field. */
const MAX_VALUES_BY_FIELD: Readonly<Record<string, number>> = {
  // A document may have 10,000 lines.
  'SheetDetailInput.lines': 20_000,
  'SheetDetailInput.removed': 20_000,
};
/**
 * Maximum entities that a request resolves by representations, under all aliases of `_entities`
 * together.
 */
const MAX_REPRESENTATIONS = 100;

/** The error for too many entities in one request; null when they are within the limit. */
export function representationRefusal(count: number): GatewayError | null {
  return count > MAX_REPRESENTATIONS
    ? tooManyValues('representations', MAX_REPRESENTATIONS, count)
    : null;
}

function tooManyValues(name: string, limit: number, value: number): GatewayError {
  return new GatewayError('QUERY_TOO_COMPLEX', 'tooManyValues', { name, limit, value });
}

/**
 * Limits the length of every list in the variables, because loaders may call the services once per
 * element. Lists written into the query itself are limited by the number of tokens. Returns the
 * error, or null.
 */
export function inputRefusal(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GatewayError | null {
  for (const { variable, type } of variableDefinitions) {
    const { value: name } = variable.name;
    const input = typeFromAST(schema, type) as GraphQLInputType | undefined;
    const refusal = input ? refusalOf(input, variables[name], name) : null;
    if (refusal !== null) return refusal;
  }
  return null;
}

function refusalOf(type: GraphQLInputType, value: unknown, name: string): GatewayError | null {
  if (value === null || value === undefined) return null;
  if (isNonNullType(type)) return refusalOf(type.ofType, value, name);
  if (isListType(type)) {
    if (!Array.isArray(value)) return null;
    const item: GraphQLInputType = type.ofType;
    if (getNamedType(item).name === '_Any') return representationRefusal(value.length);
    const limit = MAX_VALUES_BY_FIELD[name] ?? MAX_VALUES;
    if (value.length > limit) return tooManyValues(name, limit, value.length);
    if (!isInputObjectType(getNamedType(item))) return null;
    return firstRefusal(value, (each) => refusalOf(item, each, name));
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return null;
  const given = value as Readonly<Record<string, unknown>>;
  return firstRefusal(Object.values(type.getFields()), (field) =>
    refusalOf(field.type, given[field.name], `${type.name}.${field.name}`),
  );
}

function firstRefusal<Value>(
  values: readonly Value[],
  refuse: (value: Value) => GatewayError | null,
): GatewayError | null {
  for (const value of values) {
    const refusal = refuse(value);
    if (refusal !== null) return refusal;
  }
  return null;
}
