import { buildSubgraphSchema } from '@apollo/subgraph';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { composeServices } from '@theguild/federation-composition';
import { graphql, parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { TestGateway } from '../../../support/gateway/gateway.ts';

const FEDERATION = 'https://specs.apollo.dev/federation/v2.3';

/** The subgraphs that the suite puts beside the one under test, with as much of their data as is asked for. */
const USERS = `
extend schema @link(url: "${FEDERATION}", import: ["@key", "@shareable"])

type User @key(fields: "email") {
  email: ID!
  name: String
  totalProductsCreated: Int @shareable
  yearsOfEmployment: Int!
}`;
const INVENTORY = `
extend schema
  @link(url: "${FEDERATION}", import: ["@key", "@requires", "@shareable", "@external"])

extend type Product @key(fields: "id") {
  id: ID! @external
  dimensions: ProductDimension @external
  delivery(zip: String): DeliveryEstimates @requires(fields: "dimensions { size weight }")
}

type ProductDimension @shareable {
  size: String
  weight: Float
}

type DeliveryEstimates {
  estimatedDelivery: String
  fastestDelivery: String
}

interface Inventory @key(fields: "id") {
  id: ID!
  products: [Product!]!
}

type OpenSourceInventory implements Inventory @key(fields: "id") {
  id: ID!
  products: [Product!]!
}

type Query {
  inventory(id: ID!): Inventory
}`;

const usersSchema = buildSubgraphSchema([
  {
    typeDefs: parse(USERS),
    resolvers: {
      User: {
        __resolveReference: ({ email }: { email: string }) => ({
          ...{ email, name: 'Apollo Studio Support' },
          ...{ totalProductsCreated: 10, yearsOfEmployment: 10 },
        }),
      },
    },
  },
]);
const inventory = (id: string) => ({
  ...{ __typename: 'OpenSourceInventory', id, products: [{ id: 'apollo-federation' }] },
});
const inventorySchema = buildSubgraphSchema([
  {
    typeDefs: parse(INVENTORY),
    resolvers: {
      Query: { inventory: (_: unknown, { id }: { id: string }) => inventory(id) },
      Inventory: { __resolveReference: ({ id }: { id: string }) => inventory(id) },
      OpenSourceInventory: { __resolveReference: ({ id }: { id: string }) => inventory(id) },
    },
  },
]);

interface Asked {
  query: string;
  variables?: Record<string, unknown>;
}

/** A router over the gateway, which serves the products, and the two other subgraphs. */
export function createSupergraph({ ask }: Pick<TestGateway, 'ask'>, productsSdl: string) {
  const composed = composeServices([
    { name: 'products', typeDefs: parse(productsSdl), url: 'http://products.example' },
    { name: 'users', typeDefs: parse(USERS), url: 'http://users.example' },
    { name: 'inventory', typeDefs: parse(INVENTORY), url: 'http://inventory.example' },
  ]);
  if (composed.supergraphSdl === undefined)
    throw new Error(composed.errors.map(({ message }) => message).join('\n'));
  const others: Readonly<Record<string, GraphQLSchema>> = {
    'users.example': usersSchema,
    'inventory.example': inventorySchema,
  };
  const schema = getStitchedSchemaFromSupergraphSdl({
    supergraphSdl: composed.supergraphSdl,
    httpExecutorOpts: {
      async fetch(url: string, { body }: RequestInit = {}) {
        const { query, variables = {} } = JSON.parse(body as string) as Asked;
        const other = others[new URL(url).host];
        const { data, errors } =
          other === undefined
            ? await ask(query, { variables })
            : await graphql({ schema: other, source: query, variableValues: variables });
        return Response.json({ data, errors });
      },
    },
  });
  return (source: string, variableValues: Record<string, unknown>): Promise<ExecutionResult> =>
    graphql({ schema, source, variableValues });
}
