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
import { GatewayError } from '../errors/errors.ts';

/** Most values of a list that a caller supplies: twice what is done at once anywhere, which is refused there in the words of the field. */
const MAX_VALUES = 2000;
/** Lists that differ, by the type and field that holds them. */
const OF_LIST: Readonly<Record<string, number>> = {
  // A document may have 10,000 lines.
  'SheetDetailInput.lines': 20_000,
  'SheetDetailInput.removed': 20_000,
};
/** Most entities that a request resolves by representations, under all aliases of `_entities` together. */
const MAX_REPRESENTATIONS = 100;

export function representationRefusal(count: number): GatewayError | null {
  return count > MAX_REPRESENTATIONS
    ? tooManyValues('representations', MAX_REPRESENTATIONS, count)
    : null;
}

function tooManyValues(name: string, limit: number, value: number): GatewayError {
  return new GatewayError('QUERY_TOO_COMPLEX', 'tooManyValues', { name, limit, value });
}

/**
 * Holds every list that comes in a variable to a number of values, in one place: loaders may ask the services once for each. Lists that are
 * written into the query itself are held by its limit of tokens.
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
    const limit = OF_LIST[name] ?? MAX_VALUES;
    if (value.length > limit) return tooManyValues(name, limit, value.length);
    if (!isInputObjectType(getNamedType(item))) return null;
    return firstOf(value, (each) => refusalOf(item, each, name));
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return null;
  const given = value as Readonly<Record<string, unknown>>;
  return firstOf(Object.values(type.getFields()), (field) =>
    refusalOf(field.type, given[field.name], `${type.name}.${field.name}`),
  );
}

function firstOf<Value>(
  values: readonly Value[],
  refuse: (value: Value) => GatewayError | null,
): GatewayError | null {
  for (const value of values) {
    const refusal = refuse(value);
    if (refusal !== null) return refusal;
  }
  return null;
}
