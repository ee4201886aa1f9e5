import {
  getDirectiveValues,
  getNamedType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** How many members a field has, and what it and each member weigh, as the SDL declares it. */
export interface FieldCost {
  isList: boolean;
  /** What the field costs once, whatever its size: more than 0 where a service is asked for its parent alone. */
  weight: number;
  /** What each member costs beside the fields that are selected of it. */
  memberWeight: number;
  /** Its size where no slicing argument has a value; null when the SDL declares none. */
  assumedSize: number | null;
  slicingArguments: readonly string[];
  /** The fields of its type whose size the slicing arguments decide; empty: it is a list itself. */
  sizedFields: readonly string[];
}

export type CostedField = GraphQLField<unknown, unknown>;

interface ListSize {
  assumedSize?: number;
  slicingArguments?: readonly string[];
  sizedFields?: readonly string[];
}

/** `_entities` comes from the federation library and not from our SDL. */
const OF_THE_LIBRARY: Readonly<Record<string, ListSize>> = {
  _entities: { slicingArguments: ['representations'] },
};

/** Reads `@listSize` and `@cost` of a schema's fields; each is read once and kept. */
export function createFieldCosts(schema: GraphQLSchema): (field: CostedField) => FieldCost {
  const known = new WeakMap<CostedField, FieldCost>();
  const listSize = schema.getDirective('listSize');
  const cost = schema.getDirective('cost');

  function weightOf({ astNode }: CostedField | GraphQLNamedType): number | null {
    const values = cost && astNode ? getDirectiveValues(cost, astNode) : undefined;
    return typeof values?.weight === 'number' ? values.weight : null;
  }

  function read(field: CostedField): FieldCost {
    const declared =
      listSize && field.astNode ? getDirectiveValues(listSize, field.astNode) : undefined;
    const size: ListSize = declared ?? OF_THE_LIBRARY[field.name] ?? {};
    return {
      isList: isList(field.type),
      weight: weightOf(field) ?? 0,
      memberWeight: weightOf(getNamedType(field.type)) ?? 1,
      assumedSize: size.assumedSize ?? null,
      slicingArguments: size.slicingArguments ?? [],
      sizedFields: size.sizedFields ?? [],
    };
  }

  return (field) => {
    const found = known.get(field) ?? read(field);
    known.set(field, found);
    return found;
  };
}

export function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}
