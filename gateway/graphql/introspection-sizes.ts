import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';

/**
 * How many elements the list fields of introspection have, from the schema itself, as means over
 * all its types: a query that asks for them on every type gets no more than that. `ofType` counts
 * by how often a type is wrapped on average.
 */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? [Object.values(type.getFields())] : [],
  );
  const fields = withFields.flat();
  const inputFields = types
    .filter(isInputObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const args = fields.flatMap((field) => field.args);
  const directives = schema.getDirectives();
  const mean = (count: number, among: number): number => (among === 0 ? 0 : count / among);
  const named = [...fields, ...inputFields, ...args].map(({ type }) => wrappersOf(type.toString()));
  const wrappers = named.reduce((sum, count) => sum + count, 0);
  const possible = types.flatMap((type) =>
    isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type) : [],
  );
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Directive.args', mean(directives.flatMap((each) => each.args).length, directives.length)],
    [
      '__Directive.locations',
      mean(directives.flatMap((each) => each.locations).length, directives.length),
    ],
    ['__Type.fields', mean(fields.length, types.length)],
    ['__Field.args', mean(args.length, fields.length)],
    ['__Type.inputFields', mean(inputFields.length, types.length)],
    [
      '__Type.enumValues',
      mean(types.filter(isEnumType).flatMap((type) => type.getValues()).length, types.length),
    ],
    [
      '__Type.interfaces',
      mean(types.filter(isObjectType).flatMap((type) => type.getInterfaces()).length, types.length),
    ],
    ['__Type.possibleTypes', mean(possible.length, types.length)],
    ['__Type.ofType', mean(wrappers, named.length + wrappers)],
  ]);
}

/** How often a type is wrapped, read from its text: `[String!]!` three times. */
function wrappersOf(type: string): number {
  return type.match(/[[!]/gu)?.length ?? 0;
}
