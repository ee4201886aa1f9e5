import { readFileSync } from 'node:fs';
import { stripIgnoredCharacters } from 'graphql';
import { describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../../support/gateway/gateway.ts';
import type { Suite } from './check.ts';
import { FEATURES } from './features.ts';
import { portalUse } from './portal-use.ts';
import { PRODUCTS_SDL, productsSchema } from './products.ts';
import { createSupergraph } from './supergraph.ts';

async function readSdl({ ask }: Pick<TestGateway, 'ask'>): Promise<string> {
  const { data } = await ask('{ _service { sdl } }');
  return (data as { _service: { sdl: string } })._service.sdl;
}

/** The gateway as it is, with the schema of the suite instead of the portal's. */
async function startSuite({ isTraced = true } = {}): Promise<Suite> {
  const gateway = await startGateway(
    { introspection: 'everybody' },
    { served: { schema: productsSchema, sdl: PRODUCTS_SDL, isTraced } },
  );
  const sdl = await readSdl(gateway);
  return {
    sdl: stripIgnoredCharacters(sdl),
    async products(query, variables = {}, headers = {}) {
      const payload = { query, variables };
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload,
      });
      return answer.json<unknown>();
    },
    router: createSupergraph(gateway, sdl),
  };
}

describe.each(Object.entries(FEATURES))('%s', (_feature, checks) => {
  test.each(checks)('%s', async (_title, check) => {
    await check(await startSuite());
  });
});

test('a trace is served by a server that is built for it, and not by the portal', async () => {
  const { products } = await startSuite({ isTraced: false });
  const asked = { 'apollo-federation-include-trace': 'ftv1' };
  expect(await products('{ __typename }', {}, asked)).not.toHaveProperty('extensions.ftv1');
});

/** The checks of the published suite; `@external` has none of its own there. */
const PUBLISHED_CHECKS = 23;

test('docs/federation.md lists the features, how many checks each has and what the portal uses', async () => {
  const page = readFileSync('docs/federation.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| +(\d+) +\| .*? +\| (.*?) +\|$/gmu)];
  const portal = await startGateway({ introspection: 'everybody' });
  const used = portalUse(await readSdl(portal));
  expect(rows.map(([, feature, count, use]) => [feature, Number(count), use])).toEqual(
    Object.entries(FEATURES).map(([feature, checks]) => [feature, checks.length, used(feature)]),
  );
  expect(Object.values(FEATURES).flat()).toHaveLength(PUBLISHED_CHECKS + 1);
});
