import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

test.each([
  ['data', '{ viewer { shops { code } } }'],
  ['an error', '{ viewer { nothing } }'],
  ['a refusal', 'mutation { postSwitch(input: { postId: "x" }) { userErrors { code } } }'],
  ['no GraphQL', '{ viewer {'],
])('no browser and no proxy stores an answer with %s', async (_what, query) => {
  mockRetail().answers('shops', SHOPS);
  const { ask, signIn } = await startGateway();
  const { headers } = await ask(query, { cookie: await signIn() });
  expect(headers['cache-control']).toBe('no-store');
  expect(String(headers.vary)).toContain('cookie');
});

test('nor the answer to a query in an address, or to one without a session', async () => {
  const { app, signIn } = await startGateway();
  const url = `/graphql?query=${encodeURIComponent('{ viewer { code } }')}`;
  for (const headers of [{}, { cookie: await signIn(), 'x-portal-request': '1' }]) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
});
