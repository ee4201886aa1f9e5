import {
  getDirectiveValues,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';

type Keys = readonly (readonly string[])[];

/**
 * Validates the representations in `_entities` before any of them is resolved: each must name an
 * entity type and have the fields of one of its keys.
 */
export function guardEntities(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getQueryType()?.getFields()._entities;
  const resolve = field?.resolve;
  if (field === undefined || resolve === undefined) return schema;
  const keys = keysByType(schema);
  field.resolve = (source, args: { representations: readonly unknown[] }, context, info) => {
    if (!args.representations.every((each) => isRepresentation(each, keys)))
      throw new GatewayError('BAD_USER_INPUT', 'invalidRepresentation');
    return resolve(source, args, context, info);
  };
  return schema;
}

function isRepresentation(value: unknown, keys: ReadonlyMap<string, Keys>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Readonly<Record<string, unknown>>;
  const ofType = typeof given.__typename === 'string' ? keys.get(given.__typename) : undefined;
  return ofType?.some((fields) => fields.every((name) => typeof given[name] === 'string')) ?? false;
}

/** The key fields of each entity type. All keys of this schema consist of top-level strings. */
function keysByType(schema: GraphQLSchema): ReadonlyMap<string, Keys> {
  const entity = schema.getType('_Entity');
  const types = entity && 'getTypes' in entity ? entity.getTypes() : [];
  return new Map(types.map((type) => [type.name, keysOf(schema, type)]));
}

function keysOf(schema: GraphQLSchema, { astNode, extensionASTNodes }: GraphQLObjectType): Keys {
  const directive = schema.getDirective('key');
  if (!directive) return [];
  const nodes = [astNode, ...extensionASTNodes].filter(
    (node) => node !== null && node !== undefined,
  );
  return nodes.flatMap((node) => {
    const applied = node.directives?.filter(({ name }) => name.value === 'key') ?? [];
    return applied.map((each) =>
      fieldNames(getDirectiveValues(directive, { directives: [each] })?.fields),
    );
  });
}

function fieldNames(fields: unknown): string[] {
  const [operation] = parse(`{ ${String(fields)} }`).definitions;
  const selections =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  return selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}
