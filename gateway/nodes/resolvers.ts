import type { Resolvers } from '../generated/resolvers.ts';
import { findNode, findNodes } from './find-nodes.ts';

/** Objects by their global ids. */
export const nodeResolvers = {
  Query: {
    node: (_root, { id }, context, info) => findNode(id, context, info),
    nodes: (_root, { ids }, context, info) => findNodes(ids, context, info),
  },
} satisfies Resolvers;
