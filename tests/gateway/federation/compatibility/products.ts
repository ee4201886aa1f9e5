import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';

/** The schema that the suite publishes for servers to implement, unchanged. */
export const PRODUCTS_SDL = readFileSync(new URL('products.graphql', import.meta.url), 'utf8');

interface User {
  email: string;
  name?: string;
  totalProductsCreated?: number | null;
  yearsOfEmployment?: number;
}

/** A reference to a product by one of its three keys. */
interface ProductKeys {
  id?: string;
  sku?: string;
  package?: string;
  variation?: { id: string };
}

// The data that the suite expects.
const USER: User = {
  ...{ email: 'support@apollographql.com', name: 'Jane Smith' },
  ...{ totalProductsCreated: 1337, yearsOfEmployment: 10 },
};
const RESEARCH = [
  { study: { caseNumber: '1234', description: 'Federation Study' }, outcome: null },
  { study: { caseNumber: '1235', description: 'Studio Study' }, outcome: null },
];
const product = (
  [id, sku, packageName, variation]: [string, string, string, string],
  research: (typeof RESEARCH)[number] | undefined,
) => ({
  ...{ id, sku, package: packageName, variation: { id: variation } },
  ...{ dimensions: { size: 'small', weight: 1, unit: 'kg' }, createdBy: USER, notes: null },
  research: [research],
});
const PRODUCTS = [
  product(['apollo-federation', 'federation', '@apollo/federation', 'OSS'], RESEARCH[0]),
  product(['apollo-studio', 'studio', '', 'platform'], RESEARCH[1]),
];
const DEPRECATED = {
  ...{ sku: 'apollo-federation-v1', package: '@apollo/federation-v1' },
  ...{ reason: 'Migrate to Federation V2', createdBy: USER },
};

function findProduct(keys: ProductKeys) {
  const isIt = (each: (typeof PRODUCTS)[number]) =>
    keys.id === undefined
      ? each.sku === keys.sku &&
        (each.package === keys.package || each.variation.id === keys.variation?.id)
      : each.id === keys.id;
  return PRODUCTS.find(isIt) ?? null;
}

function findDeprecated({ sku, package: name }: ProductKeys) {
  return sku === DEPRECATED.sku && name === DEPRECATED.package ? DEPRECATED : null;
}

/** The suite's products subgraph with its resolvers. */
export const productsSchema = buildSubgraphSchema([
  {
    typeDefs: parse(PRODUCTS_SDL),
    resolvers: {
      Query: {
        product: (_: unknown, keys: ProductKeys) => findProduct(keys),
        deprecatedProduct: (_: unknown, keys: ProductKeys) => findDeprecated(keys),
      },
      Product: { __resolveReference: findProduct },
      DeprecatedProduct: { __resolveReference: findDeprecated },
      ProductResearch: {
        __resolveReference: ({ study }: { study: { caseNumber: string } }) =>
          RESEARCH.find((each) => each.study.caseNumber === study.caseNumber) ?? null,
      },
      User: {
        // What a router sends for @requires is in the reference.
        __resolveReference: (reference: User) =>
          reference.email === USER.email ? { ...reference, name: USER.name } : null,
        averageProductsCreatedPerYear: ({ totalProductsCreated, yearsOfEmployment = 1 }: User) =>
          totalProductsCreated == null
            ? null
            : Math.round(totalProductsCreated / yearsOfEmployment),
      },
      Inventory: {
        __resolveReference: (reference: { id: string }) => reference,
        deprecatedProducts: () => [DEPRECATED],
      },
    },
  },
]);
