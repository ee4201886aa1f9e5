import type { Resolvers } from '../generated/resolvers.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { findSales } from './sales-connection.ts';

/** Sales by any dimensions, and what their rows are about. */
export const salesResolvers = {
  Viewer: {
    sales: (_viewer, args, context, info) => findSales(args, requireSignedIn(context), info),
  },
  Category: {
    // The categories of the first level are the purchasing groups.
    __resolveReference: async ({ code }, context) => {
      const groups = await requireSignedIn(context).loaders.purchaseGroups();
      const found = groups.find((group) => group.code === code);
      return found ? { code, name: found.name, i18nCode: found.i18nCode ?? null } : null;
    },
  },
} satisfies Resolvers;
