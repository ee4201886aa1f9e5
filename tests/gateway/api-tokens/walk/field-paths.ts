import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { argumentLists } from '../../../support/gateway/schema-walk.ts';

/** A field of the schema, and an operation that selects it in the shortest way. */
export interface FieldPath {
  coordinate: string;
  /** The coordinates of the fields that the operation selects, with this one at the end. */
  path: string[];
  query: string;
}

/** How a type is reached: the fields selected up to it, and the operation around a selection in it. */
interface Way {
  type: GraphQLNamedType;
  path: string[];
  wrap(selection: string): string;
}

/**
 * A path to each field of each type that clients can reach. The fields of entities are reached
 * through `_entities` and those of other nodes through `node`, without naming an object, so that an
 * operation needs nothing but what the field itself needs.
 */
export function fieldPaths(schema: GraphQLSchema): FieldPath[] {
  const ways = startsOf(schema);
  const reached = new Set(ways.map(({ type }) => type));
  const found: FieldPath[] = [];
  function reach(way: Way): void {
    if (isLeafType(way.type) || reached.has(way.type)) return;
    reached.add(way.type);
    ways.push(way);
  }
  for (const { type, path, wrap } of ways) {
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    for (const each of possible)
      reach({ type: each, path, wrap: (text) => wrap(`... on ${each.name} { ${text} }`) });
    for (const field of fieldsOf(type)) {
      const coordinate = `${type.name}.${field.name}`;
      const way = throughField(field, { path: [...path, coordinate], wrap });
      const below = isLeafType(way.type) ? wrap(textOf(field)) : way.wrap('__typename');
      found.push({ coordinate, path: way.path, query: below });
      reach(way);
    }
  }
  return found;
}

function startsOf(schema: GraphQLSchema): Way[] {
  const start = (name: string, wrap: Way['wrap'], path: string[] = []): Way[] => {
    const type = schema.getType(name);
    return type === undefined ? [] : [{ type, path, wrap }];
  };
  const possibleOf = (name: string) => {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [];
  };
  const entities = possibleOf('_Entity');
  const nodes = possibleOf('Node').filter((name) => !entities.includes(name));
  return [
    ...start('Query', (text) => `{ ${text} }`),
    ...start('Mutation', (text) => `mutation { ${text} }`),
    ...start('Subscription', (text) => `subscription { ${text} }`),
    ...entities.flatMap((name) =>
      start(name, (text) => `{ _entities(representations: []) { ... on ${name} { ${text} } } }`),
    ),
    ...nodes.flatMap((name) =>
      start(name, (text) => `{ node(id: "none") { ... on ${name} { ${text} } } }`),
    ),
  ];
}

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const textOf = (field: GraphQLField<unknown, unknown>): string =>
  field.name + (argumentLists(field, {})[0] ?? '');

function throughField(
  field: GraphQLField<unknown, unknown>,
  { path, wrap }: Pick<Way, 'path' | 'wrap'>,
): Way {
  const type = getNamedType(field.type);
  return { type, path, wrap: (text) => wrap(`${textOf(field)} { ${text} }`) };
}
