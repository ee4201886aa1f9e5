import { isObjectType, type GraphQLSchema } from 'graphql';

/** Copies the descriptions of interface fields to the types that implement them and have none. */
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
