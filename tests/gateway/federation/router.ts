import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { composeServices } from '@theguild/federation-composition';
import { graphql, parse } from 'graphql';
import type { TestGateway } from '../../support/gateway/gateway.ts';

const RECIPE = readFileSync(
  new URL('../../../docs/recipes/compose-a-subgraph.md', import.meta.url),
  'utf8',
);
const [LOYALTY_SDL = '', ...QUERIES] = [...RECIPE.matchAll(/```graphql\n([\s\S]*?)```/gu)].map(
  ([, text]) => text,
);

/** The queries of the recipe. */
export const [STORES_QUERY = '', LEADERS_QUERY = '', PROGRAM_QUERY = '', BONUS_QUERY = ''] =
  QUERIES;

/** What the loyalty program knows. */
interface Program {
  /** Points by store number. */
  points: Readonly<Record<string, number>>;
  /** Factors by code of a category. */
  factors: Readonly<Record<string, number>>;
  /** Extra points by code of a product. */
  bonus: Readonly<Record<string, number>>;
}

/** The subgraph of the recipe, best store first. */
function loyaltySubgraph({ points, factors, bonus }: Program) {
  const numbers = Object.keys(points).toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const shop = (number: string) => ({ number, loyaltyPoints: points[number] ?? null });
  const category = (code: string) => ({ code, loyaltyFactor: factors[code] ?? null });
  const product = (code: string) => ({ code, loyaltyBonus: bonus[code] ?? null });
  return buildSubgraphSchema([
    {
      typeDefs: parse(LOYALTY_SDL),
      resolvers: {
        Query: {
          loyaltyLeaders: (_: unknown, { first }: { first: number }) =>
            numbers.slice(0, first).map(shop),
          loyaltyCategories: () => Object.keys(factors).map(category),
          loyaltyProducts: () => Object.keys(bonus).map(product),
        },
        Shop: { __resolveReference: ({ number }: { number: string }) => shop(number) },
        Product: { __resolveReference: ({ code }: { code: string }) => product(code) },
        Category: { __resolveReference: ({ code }: { code: string }) => category(code) },
      },
    },
  ]);
}

/** What the router passes on to the subgraphs. */
interface Caller {
  headers: { cookie?: string; authorization?: string };
}

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/**
 * A router over the gateway and the subgraph of the recipe. It passes the headers of the caller on,
 * and records which subgraph it asks.
 */
export async function startRouter(
  { ask }: Pick<TestGateway, 'ask'>,
  { sdl, ...program }: Program & { sdl: string },
) {
  const composed = composeServices([
    { name: 'portal', typeDefs: parse(sdl), url: 'http://portal.example/graphql' },
    { name: 'loyalty', typeDefs: parse(LOYALTY_SDL), url: 'http://loyalty.example/graphql' },
  ]);
  if (composed.supergraphSdl === undefined)
    throw new Error(composed.errors.map(({ message }) => message).join('\n'));
  const requests: ('portal' | 'loyalty')[] = [];
  const loyalty = loyaltySubgraph(program);
  const schema = getStitchedSchemaFromSupergraphSdl({
    supergraphSdl: composed.supergraphSdl,
    httpExecutorOpts: {
      headers: (request) => (request?.context as Caller | undefined)?.headers ?? {},
      async fetch(url: string, { body, headers }: RequestInit = {}) {
        const { query, variables } = JSON.parse(body as string) as Asked;
        const isPortal = url.startsWith('http://portal.');
        requests.push(isPortal ? 'portal' : 'loyalty');
        const answer = isPortal
          ? await ask(query, { variables, headers: { ...(headers as Record<string, string>) } })
          : await graphql({ schema: loyalty, source: query, variableValues: variables });
        return Response.json({ data: answer.data, errors: answer.errors });
      },
    },
  });
  return {
    requests,
    query: (source: string, headers: Caller['headers']) =>
      graphql({ schema, source, contextValue: { headers } satisfies Caller }),
  };
}
