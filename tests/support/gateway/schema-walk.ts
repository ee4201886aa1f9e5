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

/** What arguments are to be, by `field.argument` or by the argument's name alone; what is not named here gets something of its type. */
export type WalkValues = Readonly<Record<string, string>>;

/** An operation that asks one field of a root for everything below it. */
export interface WalkStep {
  name: string;
  query: string;
}

type Field = GraphQLField<unknown, unknown>;

/** Of an interface one type at a time is asked for: their fields share names and contradict each other. */
type Turn = number;

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-06-15"',
  Row: '{}',
};

/**
 * Operations made from the schema, so that what is new in it is walked too: each field of Viewer, and each mutation, with everything below it
 * that has not been met above, in every kind of thing it may be.
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

/** As many lists of arguments as the first enum that a field has to be given has values. */
function argumentLists({ name, args }: Field, values: WalkValues): string[] {
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
