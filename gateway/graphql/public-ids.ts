import {
  defaultFieldResolver,
  isInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../request/context.ts';
import { createPublicNodeIds } from '../request/node-ids.ts';

/** All cards share one kind of id: which type a card has is known only when it is loaded. */
const CARD = 'Card';

/** The type name in the ids of a type; null when its objects are no nodes. */
export function idTypeOf(type: GraphQLObjectType): string | null {
  const interfaces = type.getInterfaces().map(({ name }) => name);
  if (!interfaces.includes('Node')) return null;
  return interfaces.includes(CARD) ? CARD : type.name;
}

/** Adds enterprise and scope to the ids of all nodes, where they leave the gateway. */
export function publishIds(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  const publicNodeId = createPublicNodeIds();
  for (const type of isInterfaceType(node) ? schema.getPossibleTypes(node) : []) {
    const field = type.getFields().id;
    const idType = idTypeOf(type);
    if (field === undefined || idType === null) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: Context, info) =>
      publicNodeId(idType, String(resolve(source, args, context, info)), context);
  }
  return schema;
}
