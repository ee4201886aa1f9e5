import { getIntrospectionQuery } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import {
  createAttackTable,
  exceededValueOf,
  ruleOf,
  type AttackOutcome,
} from '../../support/gateway/attack-table.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import {
  ATTACKS,
  NESTED_INTROSPECTION,
  SHEET,
  times,
  type Attack,
} from '../../support/gateway/graphql-attacks.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';

const table = createAttackTable('Attacks on the GraphQL layer');
afterAll(() => table.print());

async function launch({
  query,
  variables,
  isSignedIn,
}: Attack): Promise<AttackOutcome & { answer: GraphqlAnswer; logLines: string[] }> {
  const { transport, calls } = createScriptedTransport(() => []);
  const { app, signIn, logLines } = await startGateway({}, { transport });
  const headers = {
    'accept-language': 'en-US',
    'x-portal-request': '1',
    ...(isSignedIn && { cookie: await signIn() }),
  };
  const payload = JSON.stringify({ query, variables });
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  const answer = {
    ...response.json<GraphqlAnswer>(),
    status: response.statusCode,
    headers: response.headers,
  };
  const peakBytes = Math.max(payload.length, response.rawPayload.length);
  return { rule: ruleOf(answer), calls: calls.length, peakBytes, answer, logLines };
}

test.each(ATTACKS)('$name is refused before any call', async (attack) => {
  const { answer, logLines, ...outcome } = await launch(attack);
  table.record(attack.name, outcome);
  expect(outcome).toMatchObject({ rule: attack.refusedBy, calls: 0 });
  expect(answer.status).toBe(200);
  expect(answer.data ?? null).toBeNull();
  // No answer is much larger than its request.
  expect(outcome.peakBytes).toBeLessThan(
    Math.max(100_000, 1.1 * (JSON.stringify(attack.variables ?? {}).length + attack.query.length)),
  );
  expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test.each(ATTACKS)(
  '$name is also refused the second time, from the cached document',
  async (attack) => {
    const { app, signIn } = await startGateway(
      {},
      { transport: createScriptedTransport(() => []).transport },
    );
    const headers = {
      'x-portal-request': '1',
      ...(attack.isSignedIn && { cookie: await signIn() }),
    };
    const payload = { query: attack.query, variables: attack.variables };
    const rules: string[] = [];
    for (let round = 0; round < 2; round += 1)
      rules.push(
        ruleOf(
          (
            await app.inject({ method: 'POST', url: '/graphql', headers, payload })
          ).json<GraphqlAnswer>(),
        ),
      );
    expect(rules).toEqual([attack.refusedBy, attack.refusedBy]);
  },
);

test('an image tag on another site is refused before its query is read', async () => {
  const { transport, calls } = createScriptedTransport(() => []);
  const { app } = await startGateway({}, { transport });
  const url = `/graphql?query=${encodeURIComponent(NESTED_INTROSPECTION)}`;
  expect(url.length).toBeGreaterThan(2300);
  const response = await app.inject({
    url,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  });
  const outcome = {
    rule: ruleOf(response.json<GraphqlAnswer>()),
    calls: calls.length,
    peakBytes: response.rawPayload.length,
  };
  expect(table.record('an image tag on another site', outcome)).toMatchObject({
    rule: 'FORBIDDEN',
    calls: 0,
  });
  expect(response.statusCode).toBe(403);
});

test('an answer that grows beyond 20 MB is stopped, and its running calls are cancelled', async () => {
  const content = 'x'.repeat(50_000);
  const page = {
    total: 100,
    pageData: Array.from({ length: 100 }, (_, index) => ({ id: `M${index}`, msgcontent: content })),
  };
  const paths: string[] = [];
  let cancelled = 0;
  const { ask, signIn } = await startGateway(
    {},
    {
      transport: ({ url, signal }) => {
        paths.push(url.pathname);
        const body = Buffer.from(JSON.stringify({ returncode: '0', message: '', data: page }));
        if (url.pathname.includes('message'))
          return Promise.resolve({ status: 200, headers: {}, body });
        // The task pool does not answer.
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            cancelled += 1;
            reject(new DOMException('aborted', 'AbortError'));
          });
        });
      },
    },
  );
  const pages = times(
    8,
    (index) => `p${index}: messages(page: ${index + 1}, pageSize: 100) { nodes { content } }`,
  );
  const answer = await ask(`{ viewer { ${pages} tasks(list: POOL) { totalCount } } }`, {
    cookie: await signIn(),
  });
  const peakBytes = exceededValueOf(answer) ?? 0;
  const outcome = table.record('an answer of 40 MB', {
    rule: ruleOf(answer),
    calls: paths.length,
    peakBytes,
  });
  expect(outcome).toMatchObject({ rule: 'responseBytes', calls: 9 });
  expect(peakBytes).toBeGreaterThan(20_000_000);
  expect(peakBytes).toBeLessThan(20_000_000 + 2 * content.length);
  expect([answer.data, answer.errors?.length, cancelled]).toEqual([null, 1, 1]);
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.stringMatching(
      /^The answer has more than 20000000 bytes \(\d+ so far\)/,
    ) as string,
    extensions: { code: 'QUERY_TOO_COMPLEX', limit: { limit: 20_000_000 } },
  });
});

test('visitors of one address are refused once they have spent their budget for the minute', async () => {
  const { transport, calls } = createScriptedTransport(() => []);
  const { app, ask, signIn, clock } = await startGateway(
    { introspection: 'everybody' },
    { transport },
  );
  const send = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'accept-language': 'en' },
      payload: { query: getIntrospectionQuery() },
    });
  const statuses: number[] = [];
  for (let count = 0; count < 200 && statuses.at(-1) !== 429; count += 1)
    statuses.push((await send('2001:db8:1:2::1')).statusCode);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.length).toBeLessThan(100);
  // A different address of the same subscriber counts as the same.
  const refused = await send('2001:db8:1:2:ffff::9');
  const outcome = {
    rule: ruleOf(refused.json<GraphqlAnswer>()),
    calls: calls.length,
    peakBytes: refused.rawPayload.length,
  };
  expect(table.record('introspection without end from one address', outcome)).toMatchObject({
    rule: 'addressCost',
    calls: 0,
  });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json()).toMatchObject({
    errors: [
      { extensions: { code: 'RATE_LIMITED', limit: { name: 'addressCost', limit: 1_000_000 } } },
    ],
  });
  // Other addresses and signed-in accounts are not affected, and a minute later no address is.
  expect((await send('2001:db8:1:3::1')).statusCode).toBe(200);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: '2001:db8:1:2::1',
    headers: { cookie: await signIn(), 'x-portal-request': '1' },
    payload: { query: '{ viewer { id } }' },
  });
  expect(signedIn.statusCode).toBe(200);
  clock.now += 60_000;
  expect((await send('2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await ask('{ __typename }')).status).toBe(200);
});

test('reports the cost of a query, also when it is refused because of its cost', async () => {
  const { app, signIn } = await startGateway();
  const headers = { cookie: await signIn(), 'x-portal-request': '1' };
  const post = async (query: string) =>
    (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json<{
      extensions?: unknown;
    }>();
  const cost = (requested: number) => ({ cost: { requested, limit: 250_000 } });
  expect((await post('{ __typename viewer { id enterprise { name } } }')).extensions).toEqual(
    cost(5),
  );
  expect(
    await post(
      `{ viewer { ${SHEET} { details { ${times(29, (index) => `a${index}: rows`)} } } } }`,
    ),
  ).toMatchObject({
    extensions: cost(870_015),
    errors: [
      {
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          limit: { name: 'cost', limit: 250_000, value: 870_015 },
        },
      },
    ],
  });
  // A malformed query has no cost.
  for (const query of ['{ nothing }', '{', `{ ${times(31, (index) => `a${index}: __typename`)} }`])
    expect((await post(query)).extensions).toBeUndefined();
});
