import {
  getDirectiveValues,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';
import { localNodeId } from '../request/node-ids.ts';
import { requireSession } from '../request/require-signed-in.ts';
import { idTypeOf } from './public-ids.ts';

type Keys = readonly (readonly string[])[];

interface Representation {
  __typename: string;
  id?: unknown;
}

/**
 * Validates the representations in `_entities` before any of them is resolved: each must name an
 * entity type and have the fields of one of its keys. Ids are read here: a reference resolver gets
 * the id within the caller's enterprise, and is not called for the id of another enterprise, so that
 * no service is asked about it.
 */
export function guardEntities(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getQueryType()?.getFields()._entities;
  const resolve = field?.resolve;
  if (field === undefined || resolve === undefined) return schema;
  const keys = keysByType(schema);
  field.resolve = (
    source,
    { representations }: { representations: readonly unknown[] },
    context: Context,
    info,
  ) => {
    if (!representations.every((each) => isRepresentation(each, keys)))
      throw new GatewayError('BAD_USER_INPUT', 'invalidRepresentation');
    requireSession(context);
    const read = representations.map((each) => withLocalId(each, schema, context));
    const own = read.filter((each) => each !== null);
    const found = [...(resolve(source, { representations: own }, context, info) as unknown[])];
    return read.map((each) => (each === null ? null : found.shift()));
  };
  return schema;
}

/** Null for an id that is not the caller's. */
function withLocalId(
  representation: Representation,
  schema: GraphQLSchema,
  context: Context,
): Representation | null {
  const { __typename, id } = representation;
  const type = schema.getType(__typename);
  const idType = isObjectType(type) ? idTypeOf(type) : null;
  if (typeof id !== 'string' || idType === null) return representation;
  const local = localNodeId(idType, id, context);
  return local === null ? null : { ...representation, id: local };
}

function isRepresentation(
  value: unknown,
  keys: ReadonlyMap<string, Keys>,
): value is Representation {
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
