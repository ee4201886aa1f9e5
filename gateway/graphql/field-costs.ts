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

/**
 * Lists as long as a list argument. The SDL cannot declare them, because federation accepts only
 * integers as slicing arguments.
 */
const SIZED_BY_LISTS: Readonly<Record<string, string>> = {
  _entities: 'representations',
  nodes: 'ids',
};

function sizedByList({ name, args }: CostedField): ListSize {
  const argument = args.find((each) => each.name === SIZED_BY_LISTS[name]);
  return argument === undefined ? {} : { slicingArguments: [argument.name] };
}

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
    const size: ListSize = declared ?? sizedByList(field);
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
