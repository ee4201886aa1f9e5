import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

const ANSWER = { a: 'Query' };
const named = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
const QUERY = named('query', 'query One { a: __typename }');

async function get(parameters: readonly string[]) {
  const { app } = await startGateway();
  const { statusCode, body } = await app.inject(`/graphql?${parameters.join('&')}`);
  return { status: statusCode, ...(JSON.parse(body) as { data?: object; errors?: object[] }) };
}

test.each([
  ['the query', [QUERY, named('query', '{ b: __typename }')]],
  ['the name of the operation', [QUERY, 'operationName=One', 'operationName=Two']],
  ['the variables', [QUERY, named('variables', '{}'), named('variables', '{"a":1}')]],
  ['the extensions', [QUERY, named('extensions', '{}'), named('extensions', '{"a":1}')]],
])('an address that repeats %s is refused', async (_what, parameters) => {
  const [first = '', ...others] = parameters;
  expect(await get([first, ...others.slice(0, -1)])).toMatchObject({ status: 200, data: ANSWER });
  const refused = await get(parameters);
  expect(refused.status).toBe(400);
  expect(refused.errors).toHaveLength(1);
  expect(refused.data).toBeUndefined();
});

test('an argument, a variable or an input field that is repeated is refused', async () => {
  const { ask } = await startGateway();
  const queries = [
    '{ node(id: "a", id: "b") { id } }',
    'query ($id: ID!, $id: ID!) { node(id: $id) { id } }',
    'mutation { passwordChange(input: { oldPassword: "a", oldPassword: "b", newPassword: "c" }) { endedSessions } }',
  ];
  for (const query of queries) {
    const { errors } = await ask(query);
    expect(errors?.[0]?.message, query).toMatch(/There can be only one/u);
  }
});

test('what the body says counts, whatever the address says', async () => {
  const { app } = await startGateway();
  const { body } = await app.inject({
    ...{ method: 'POST', url: `/graphql?${named('query', '{ b: __typename }')}` },
    payload: { query: '{ a: __typename }' },
  });
  expect(JSON.parse(body)).toMatchObject({ data: ANSWER });
});

test('of two session cookies the first counts, and the other is not tried', async () => {
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const other = 'portal_session=' + 'x'.repeat(43);
  const codeWith = async (cookies: string) =>
    (await ask('{ viewer { code } }', { cookie: cookies })).data?.viewer;
  expect(await codeWith(`${cookie}; ${other}`)).toEqual({ code: 'ops_director' });
  expect(await codeWith(`${other}; ${cookie}`)).toBeFalsy();
});
