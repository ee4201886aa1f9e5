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

/**
 * The number of elements of a field and the cost of the field and of each element, as declared in
 * the SDL.
 */
export interface FieldCost {
  isList: boolean;
  /**
   * Cost of the field itself, whatever its size: above 0 where resolving it takes a service call.
   */
  weight: number;
  /** Cost of each element in addition to the fields selected on it. */
  memberWeight: number;
  /** Number of elements if no slicing argument has a value; null when the SDL declares none. */
  assumedSize: number | null;
  slicingArguments: readonly string[];
  /**
   * Child fields whose size the slicing arguments decide; empty when this field is the list itself.
   */
  sizedFields: readonly string[];
}

export type CostedField = GraphQLField<unknown, unknown>;

interface ListSize {
  assumedSize?: number;
  slicingArguments?: readonly string[];
  sizedFields?: readonly string[];
}

/** Fields defined by the federation library, whose size our SDL cannot declare. */
const FEDERATION_LIST_SIZES: Readonly<Record<string, ListSize>> = {
  _entities: { slicingArguments: ['representations'] },
};

/** Reads `@listSize` and `@cost` of a schema's fields. Each field is read once and cached. */
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
    const size: ListSize = declared ?? FEDERATION_LIST_SIZES[field.name] ?? {};
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
