import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { REQUEST_COST } from '../../../gateway/graphql/address-budget.ts';
import { TOKEN_BUDGET } from '../../../gateway/graphql/token-budget.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { startTokens, tokenEvents, type TokenGateway } from './token-support.ts';

const WHO = '{ viewer { code } }';
const JSON_TYPE = 'application/json';
const HASH = 'ab'.repeat(32);
const UNKNOWN_HASH = JSON.stringify({
  extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
});
const TOO_LARGE = JSON.stringify({ query: WHO, variables: { text: 'x'.repeat(2 * 1024 * 1024) } });

/** Sends a body as it is, to /graphql unless another address is given. */
async function post(
  { app }: TokenGateway,
  token: string,
  payload: string,
  { type = JSON_TYPE, url = '/graphql', ...headers }: Record<string, string> = {},
) {
  const {
    statusCode,
    headers: answered,
    json,
  } = await app.inject({
    ...{ method: 'POST', url, payload },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'accept-language': 'en',
      ...headers,
    },
  });
  const { errors = [] } = json<{ errors?: { message: string; extensions: object }[] }>();
  return { status: statusCode, headers: answered, errors };
}

/** A gateway with a token whose budget is spent up to the last points. */
async function startSpent() {
  const gateway = await startTokens();
  gateway.retail.answers('shops', []);
  const token = await gateway.secret('READ_LISTS');
  const costly = Array.from({ length: 25 }, (_, at) => `a${at}: shops { id number name }`);
  const query = `{ viewer { ${costly.join(' ')} } }`;
  while ((await gateway.program(token, query)).status === 200);
  return { ...gateway, token };
}

const REFUSED = [
  ['is not JSON', '{"query": ', 400, {}],
  ['has a key that could change objects', '{"query":"{__typename}","__proto__":{}}', 400, {}],
  ['is larger than allowed', TOO_LARGE, 413, {}],
  ['is text', WHO, 415, { type: 'text/plain' }],
  ['is empty', '', 400, {}],
  ['is null', 'null', 400, {}],
  ['is a batch', JSON.stringify([{ query: WHO }, { query: WHO }]), 400, {}],
  ['has no query', '{}', 400, {}],
  ['has variables that are no object', JSON.stringify({ query: WHO, variables: 1 }), 400, {}],
  ['has an unknown hash', UNKNOWN_HASH, 400, {}],
  ['is no GraphQL', JSON.stringify({ query: '{ viewer {' }), 200, {}],
  ['asks for an unknown field', JSON.stringify({ query: '{ nothing }' }), 200, {}],
] as const;

test.each(REFUSED)(
  'a body that %s costs the token like any other request',
  async (_what, body, status, options) => {
    const gateway = await startTokens();
    const token = await gateway.secret('READ_LISTS');
    const refused = await post(gateway, token, body, options);
    expect(refused.status).toBe(status);
    expect(refused.errors).toHaveLength(1);
    expect(refused.headers['ratelimit-policy']).toBe(`"token";q=${TOKEN_BUDGET};w=60`);
    expect(refused.headers.ratelimit).toBe(`"token";r=${TOKEN_BUDGET - REQUEST_COST};t=60`);
  },
);

test.each(REFUSED)(
  'a program that has spent its budget is told to wait when its body %s',
  async (_what, body, _status, options) => {
    const gateway = await startSpent();
    const refused = await post(gateway, gateway.token, body, options);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.headers.ratelimit).toBe('"token";r=0;t=60');
    expect(refused.errors).toMatchObject([
      {
        message: expect.stringContaining('Try again in 60 seconds'),
        extensions: { code: 'RATE_LIMITED', limit: { name: 'tokenCost', retryAfterSeconds: 60 } },
      },
    ]);
    gateway.clock.now += 60_000;
    expect((await post(gateway, gateway.token, body, options)).status).not.toBe(429);
  },
);

test.each([
  ['GET', '/graphql', 400],
  ['GET', `/graphql?extensions=${encodeURIComponent('{')}&query=x`, 400],
  ['GET', `/graphql?query=${encodeURIComponent('mutation { sessionSignOut { userType } }')}`, 405],
  ['PUT', '/graphql', 405],
  ['OPTIONS', '/graphql', 405],
] as const)('%s %s costs the token as well', async (method, url, status) => {
  const { app, secret } = await startTokens();
  const headers = { authorization: `Bearer ${await secret('READ_LISTS')}` };
  const refused = await app.inject({ method, url, headers });
  expect(refused.statusCode).toBe(status);
  const left = TOKEN_BUDGET - REQUEST_COST;
  expect(refused.headers.ratelimit).toBe(`"token";r=${left};t=60`);
});

test('bad bodies alone spend the budget', async () => {
  const gateway = await startTokens();
  const token = await gateway.secret('READ_LISTS');
  const requests = TOKEN_BUDGET / REQUEST_COST;
  // One is counted for many, because 20,000 requests take too long.
  for (let count = 0; count < 100; count += 1) await post(gateway, token, '{');
  const { headers } = await gateway.program(token, WHO);
  expect(headers.ratelimit).toBe(`"token";r=${(requests - 101) * REQUEST_COST - 2};t=60`);
});

test('a bad body to subscribe with costs the token as well', async () => {
  const gateway = await startTokens();
  const token = await gateway.secret('READ_LISTS');
  const options = { url: '/graphql/stream', accept: 'text/event-stream' };
  const unread = await post(gateway, token, '{', options);
  expect([unread.status, unread.headers.ratelimit]).toEqual([
    400,
    `"token";r=${TOKEN_BUDGET - REQUEST_COST};t=60`,
  ]);
  const refused = await post(gateway, token, JSON.stringify({ query: WHO }), options);
  expect(refused.status).toBe(400);
  expect(Number(/r=(\d+)/u.exec(String(refused.headers.ratelimit))?.[1])).toBeLessThanOrEqual(
    TOKEN_BUDGET - 2 * REQUEST_COST,
  );
});

test('a bad body with an invalid token is refused for the token, and noted once', async () => {
  const gateway = await startTokens();
  const refused = await post(gateway, `rpt_${'x'.repeat(43)}`, '{');
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
  expect(tokenEvents(gateway).map(({ event }) => event)).toEqual(['apiTokenRefused']);
  const unknown = await post(gateway, `rpt_${'x'.repeat(43)}`, JSON.stringify({ query: WHO }));
  expect([unknown.status, unknown.headers.ratelimit]).toEqual([401, undefined]);
  expect(tokenEvents(gateway)).toHaveLength(2);
});

test('bad bodies of visitors are charged to their address', async () => {
  const { app } = await startGateway({ introspection: 'everybody' });
  const send = (payload: string) =>
    app.inject({
      ...{ method: 'POST', url: '/graphql', payload },
      headers: { 'content-type': JSON_TYPE },
    });
  expect((await send('{')).statusCode).toBe(400);
  const costly = JSON.stringify({ query: getIntrospectionQuery() });
  while ((await send(costly)).statusCode === 200);
  const limited = await send('{');
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
});
