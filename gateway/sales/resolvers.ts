import type { Resolvers } from '../generated/resolvers.ts';
import { globalId, keysOfId } from '../request/ids.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { findSales } from './sales-connection.ts';
import { findReferenced } from './sales-objects.ts';

/** Sales by any dimensions, and what their rows are about. */
export const salesResolvers = {
  Viewer: {
    sales: (_viewer, args, context, info) => findSales(args, requireSignedIn(context), info),
  },
  Category: {
    id: ({ code }) => globalId('Category', code),
    // The categories of the first level are the purchasing groups.
    __resolveReference: async (reference, context) => {
      const groups = await requireSignedIn(context).loaders.purchaseGroups();
      const code = 'code' in reference ? reference.code : keysOfId('Category', reference.id)?.[0];
      const found = groups.find((group) => group.code === code);
      return found
        ? { code: found.code, name: found.name, i18nCode: found.i18nCode ?? null }
        : null;
    },
  },
  Product: {
    id: ({ code }) => globalId('Product', code),
    __resolveReference: (reference, context) =>
      findReferenced('Product', reference, requireSignedIn(context).loaders.salesObjects.product),
  },
  Supplier: {
    id: ({ code }) => globalId('Supplier', code),
    __resolveReference: (reference, context) =>
      findReferenced('Supplier', reference, requireSignedIn(context).loaders.salesObjects.supplier),
  },
  Region: {
    id: ({ code }) => globalId('Region', code),
    __resolveReference: (reference, context) =>
      findReferenced('Region', reference, requireSignedIn(context).loaders.salesObjects.region),
  },
} satisfies Resolvers;
