import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { GatewayError } from '../errors/errors.ts';

/** The most that a list gives at once. */
export const MOST_OF_A_PAGE = 100;

/** Holds every field with an argument `first` to it, wherever it is and however the value comes. */
export function limitPages(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    if (!field.args.some(({ name }) => name === 'first')) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args: { first?: number | null }, context, info) => {
      const first = args.first ?? 0;
      if (first < 0) throw new GatewayError('BAD_USER_INPUT');
      if (first > MOST_OF_A_PAGE)
        throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', { name: 'first', limit: MOST_OF_A_PAGE, value: first });
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
