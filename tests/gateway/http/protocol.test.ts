import { auditServer } from 'graphql-http';
import nock from 'nock';
import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

test('passes all audits of GraphQL over HTTP', async () => {
  nock.cleanAll();
  nock.enableNetConnect('127.0.0.1');
  // Some of the audits select a type of the schema.
  const { app } = await startGateway({ introspection: 'everybody' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const results = await auditServer({ url: `${url}/graphql` });
  const failed = results
    .filter(({ status }) => status !== 'ok')
    .map(({ id, name }) => `${id} ${name}`);
  expect(failed).toEqual([]);
  expect(results).toHaveLength(61);
});

test('refuses a mutation by GET', async () => {
  const { app } = await startGateway();
  const query = encodeURIComponent('mutation { sessionSignOut { userType } }');
  const response = await app.inject({ method: 'GET', url: `/graphql?query=${query}` });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('POST');
});

test('refuses other methods', async () => {
  const { app } = await startGateway();
  for (const method of ['PUT', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: '/graphql' });
    expect(response.statusCode, method).toBe(405);
  }
});

test.each([
  ['a batch', { payload: [{ query: '{ __typename }' }] }, 400],
  ['no keys', { payload: {} }, 400],
  ['text', { payload: '{ __typename }', headers: { 'content-type': 'text/plain' } }, 415],
  [
    'no form of an answer',
    { payload: { query: '{ __typename }' }, headers: { accept: 'text/html' } },
    406,
  ],
  ['another method', { method: 'PUT', payload: {} }, 405],
] as const)('says which request is refused: %s', async (_what, request, status) => {
  const { app } = await startGateway();
  const answer = await app.inject({ method: 'POST', url: '/graphql', ...structuredClone(request) });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
  expect(answer.json()).toEqual({
    errors: [
      {
        message: expect.any(String) as string,
        extensions: { code: 'BAD_REQUEST', requestId: answer.headers['x-request-id'] },
      },
    ],
  });
});

test('refuses a batch of operations', async () => {
  const { app } = await startGateway();
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }],
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

test('accepts JSON only, so that no form of another site can post', async () => {
  const { app } = await startGateway();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: '{"query":"{ __typename }"}',
    });
    expect(response.statusCode, type).toBe(415);
  }
});

test('reports a malformed body in the shape of a GraphQL error', async () => {
  const { app } = await startGateway();
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    'x-request-id': 'test-request',
  };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: '{"query":',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchInlineSnapshot(`
    {
      "errors": [
        {
          "extensions": {
            "code": "BAD_REQUEST",
            "requestId": "test-request",
          },
          "message": "This request cannot be read. Send a body as valid JSON, with the header Content-Type: application/json.",
        },
      ],
    }
  `);
});
