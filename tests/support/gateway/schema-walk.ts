import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/**
 * The values of arguments, by `field.argument` or by the name of the argument alone. Required
 * arguments that are missing here get a value of their type.
 */
export type WalkValues = Readonly<Record<string, string>>;

/** An operation that selects one field of a root type and everything below it. */
export interface WalkStep {
  name: string;
  query: string;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Number of the variant of a query. Each variant selects one type of each interface, because fields
 * of different types can have the same name and conflicting types.
 */
type Turn = number;

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-06-15"',
  Row: '{}',
};

/**
 * Creates operations from the schema, so that additions to the schema are covered automatically:
 * one for each field of Viewer and for each mutation. Each selects everything below the field that
 * was not selected further up, in every type that it can have.
 */
export function schemaWalk(
  schema: GraphQLSchema,
  values: WalkValues,
): { queries: WalkStep[]; mutations: WalkStep[] } {
  const turns = Math.max(
    ...abstractTypes(schema).map((type) => schema.getPossibleTypes(type).length),
  );

  function stepsOf(field: Field, depth: number, wrap: (text: string) => string): WalkStep[] {
    const texts = argumentLists(field, values).flatMap((list) =>
      Array.from({ length: turns }, (_, turn) => {
        const below = selectionOf(getNamedType(field.type), depth, [], turn);
        return { name: field.name + list, query: wrap(field.name + list + below) };
      }),
    );
    return [...new Map(texts.map((step) => [step.query, step])).values()];
  }

  function selectionOf(
    type: GraphQLNamedOutputType,
    depth: number,
    above: readonly string[],
    turn: Turn,
  ): string {
    if (isLeafType(type)) return '';
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type);
      const one = possible[turn % possible.length];
      return one
        ? ` { __typename ... on ${one.name}${selectionOf(one, depth, above, turn)} }`
        : ' { __typename }';
    }
    const fields = Object.values((type as GraphQLObjectType).getFields());
    const texts = fields.map((field) => fieldText(field, depth - 1, [...above, type.name], turn));
    return ` { ${['__typename', ...texts].filter(Boolean).join(' ')} }`;
  }

  function fieldText(field: Field, depth: number, above: readonly string[], turn: Turn): string {
    const type = getNamedType(field.type);
    if (!isLeafType(type) && (depth === 0 || above.includes(type.name) || type.name === 'Viewer'))
      return '';
    const lists = argumentLists(field, values);
    return field.name + (lists[turn % lists.length] ?? '') + selectionOf(type, depth, above, turn);
  }

  const viewer = schema.getType('Viewer') as GraphQLObjectType;
  const mutation = schema.getMutationType();
  return {
    queries: Object.values(viewer.getFields()).flatMap((field) =>
      stepsOf(field, 7, (text) => `{ viewer { ${text} } }`),
    ),
    mutations: Object.values(mutation?.getFields() ?? {}).flatMap((field) =>
      stepsOf(field, 3, (text) => `mutation { ${text} }`),
    ),
  };
}

function abstractTypes(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).filter(isAbstractType);
}

/**
 * The argument lists of a field: one for each value of the first enum among its arguments, or a
 * single one if there is none.
 */
export function argumentLists({ name, args }: Field, values: WalkValues): string[] {
  const asked = args.filter(
    (argument) => isRequiredArgument(argument) || `${name}.${argument.name}` in values,
  );
  if (asked.length === 0) return [''];
  const walked = asked.find(({ type }) => isEnumType(getNamedType(type)));
  const choices = walked
    ? (getNamedType(walked.type) as GraphQLEnumType).getValues().map((value) => value.name)
    : [''];
  return choices.map((choice) => {
    const texts = asked.map(
      (argument) =>
        `${argument.name}: ${argument === walked ? choice : valueOf(name, argument, values)}`,
    );
    return `(${texts.join(', ')})`;
  });
}

function valueOf(
  field: string,
  { name, type }: Pick<GraphQLArgument, 'name' | 'type'>,
  values: WalkValues,
): string {
  return values[`${field}.${name}`] ?? values[name] ?? valueOfType(field, type, values);
}

function valueOfType(field: string, type: GraphQLInputType, values: WalkValues): string {
  if (isNonNullType(type)) return valueOfType(field, type.ofType, values);
  if (isListType(type)) return `[${valueOfType(field, type.ofType, values)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '"walked-through"';
  const asked = Object.values(type.getFields()).filter(
    (one) => isRequiredInputField(one) || `${field}.${one.name}` in values,
  );
  return `{ ${asked.map((one) => `${one.name}: ${valueOf(field, one, values)}`).join(', ')} }`;
}
