import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

const QUESTIONS = [
  ['__schema', '{ __schema { queryType { name } } }'],
  ['__type', '{ __type(name: "Viewer") { name } }'],
  ['_service', '{ _service { sdl } }'],
  ['a fragment', '{ ...f } fragment f on Query { __schema { queryType { name } } }'],
  ['the whole of it', getIntrospectionQuery()],
] as const;

describe('INTROSPECTION signed-in', () => {
  test.each(QUESTIONS)('refuses to show the schema to a visitor by %s', async (_name, query) => {
    const { ask } = await startGateway();
    const { data, errors, status } = await ask(query);
    expect([data, status]).toEqual([undefined, 200]);
    expect(errors).toEqual([
      {
        message: 'The schema can be read only after signing in. Sign in and try again.',
        extensions: { code: 'UNAUTHENTICATED', requestId: 'test-request' },
      },
    ]);
  });

  test.each(QUESTIONS)('shows the schema to a signed-in account by %s', async (_name, query) => {
    const { ask, signIn } = await startGateway();
    expect((await ask(query, { cookie: await signIn() })).errors).toBeUndefined();
  });

  test('refuses to show the schema while the session is locked', async () => {
    const { ask, signIn } = await startGateway();
    const cookie = await signIn();
    await ask('mutation { sessionLock { userErrors { code } } }', { cookie });
    expect((await ask(QUESTIONS[0][1], { cookie })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('applies to /schema.graphql as well', async () => {
    const { app, signIn } = await startGateway();
    const refused = await app.inject({
      url: '/schema.graphql',
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      errors: [
        {
          message: '登录后才能读取接口结构。请先登录后重试。',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    });
    const { statusCode, headers, body } = await app.inject({
      url: '/schema.graphql',
      headers: { cookie: await signIn() },
    });
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([
      200,
      'private, no-cache',
      expect.stringContaining('cookie'),
    ]);
    expect(body).toContain('type Viewer');
  });
});

test('everybody may read the schema if the operator allows it', async () => {
  const { ask, app } = await startGateway({ introspection: 'everybody' });
  for (const [, query] of QUESTIONS) expect((await ask(query)).errors).toBeUndefined();
  expect((await app.inject('/schema.graphql')).statusCode).toBe(200);
});

test('nobody may read the schema if the operator forbids it', async () => {
  const { ask, app, signIn } = await startGateway({ introspection: 'nobody' });
  const cookie = await signIn();
  for (const [, query] of QUESTIONS)
    expect((await ask(query, { cookie })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.inject({ url: '/schema.graphql', headers: { cookie } })).statusCode).toBe(403);
});

test('__typename is always allowed', async () => {
  const { ask } = await startGateway({ introspection: 'nobody' });
  expect(await ask('{ __typename }')).toMatchObject({
    status: 200,
    data: { __typename: 'Query' },
    errors: undefined,
  });
});

test.each(['__schema { queryType { name } }', '_service { sdl }'])(
  '%s is answered at most once in a request',
  async (field) => {
    const { ask } = await startGateway({ introspection: 'everybody' });
    expect((await ask(`{ ${field} }`)).errors).toBeUndefined();
    const { data, errors } = await ask(`{ a: ${field} ...f } fragment f on Query { b: ${field} }`);
    expect([data, errors?.[0]?.extensions]).toMatchObject([
      undefined,
      { code: 'QUERY_TOO_COMPLEX', limit: { limit: 1, value: 2 } },
    ]);
  },
);

test('a page of another site may not send a GET of any kind', async () => {
  const { app } = await startGateway();
  const get = (site: string) =>
    app.inject({
      url: '/graphql?query={__typename}',
      headers: { 'sec-fetch-site': site, 'accept-language': 'en' },
    });
  for (const site of ['same-origin', 'same-site', 'none'])
    expect((await get(site)).statusCode).toBe(200);
  const refused = await get('cross-site');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      errors: [
        {
          extensions: { code: 'FORBIDDEN' },
          message: expect.stringContaining('other websites') as string,
        },
      ],
    },
  ]);
});

test('error messages suggest names of the schema only to callers who may read it', async () => {
  const { ask, signIn } = await startGateway();
  const query = '{ viewr { id } }';
  expect((await ask(query)).errors?.[0]?.message).toBe(
    'Cannot query field "viewr" on type "Query".',
  );
  expect((await ask(query, { cookie: await signIn() })).errors?.[0]?.message).toBe(
    'Cannot query field "viewr" on type "Query". Did you mean "viewer"?',
  );
});
