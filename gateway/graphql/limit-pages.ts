import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import { MAX_PAGE_SIZE } from '../request/page-bounds.ts';

/**
 * Refuses an argument `first` below 1 or above MAX_PAGE_SIZE on every field that has one, whether it
 * is a literal or a variable.
 */
export function limitPages(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    if (!field.args.some(({ name }) => name === 'first')) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args: { first: number }, context, info) => {
      if (args.first < 1 || args.first > MAX_PAGE_SIZE)
        throw new GatewayError('BAD_USER_INPUT', 'badFirst', {
          name: 'first',
          limit: MAX_PAGE_SIZE,
          value: args.first,
        });
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
