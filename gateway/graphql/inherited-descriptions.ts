import { isObjectType, type GraphQLSchema } from 'graphql';

/** A field that an interface asks for is described there; whoever reads the type alone finds the same words. */
export function inheritDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const described = type.getInterfaces().map((each) => each.getFields());
    for (const field of Object.values(type.getFields())) {
      field.description ??= described
        .map((fields) => fields[field.name]?.description)
        .find(Boolean);
    }
  }
  return schema;
}
