import { buildSchema, getIntrospectionQuery, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { limitPages } from '../../../gateway/graphql/limit-pages.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

const codesOf = (errors: { extensions: Record<string, unknown> }[] | undefined): unknown[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);

function nested(depth: number): string {
  return depth === 0 ? '__typename' : `viewer { ${nested(depth - 1)} }`;
}

test('refuses a query that is too deep, also through fragments', async () => {
  const { ask } = await startGateway();
  // Deeper than the schema, which is a separate error; the limit is reported as well.
  const straight = await ask(`{ ${nested(13)} }`);
  expect(codesOf(straight.errors)).toContain('QUERY_TOO_COMPLEX');
  const spread = await ask(`{ viewer { ...a } } fragment a on Viewer { ${nested(12)} }`);
  expect(codesOf(spread.errors)).toContain('QUERY_TOO_COMPLEX');
});

test('refuses more than 30 aliases, counted at every spread of a fragment', async () => {
  const { ask } = await startGateway();
  const aliases = (count: number): string =>
    Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ');
  expect(codesOf((await ask(`{ ${aliases(31)} }`)).errors)).toEqual(['QUERY_TOO_COMPLEX']);
  expect((await ask(`{ ${aliases(30)} }`)).errors).toBeUndefined();
  const spread = `{ x: viewer { ...f } y: viewer { ...f } } fragment f on Viewer { ${aliases(20)} }`;
  expect(codesOf((await ask(spread)).errors)).toEqual(['QUERY_TOO_COMPLEX']);
});

test('refuses fragments that multiply', async () => {
  const { ask } = await startGateway();
  const levels = Array.from(
    { length: 9 },
    (_, level) =>
      `fragment f${level} on Viewer { ...f${level + 1} id code ...f${level + 1} name ...f${level + 1} }`,
  );
  const query = `{ viewer { ...f0 } } ${levels.join(' ')} fragment f9 on Viewer { id }`;
  expect(codesOf((await ask(query)).errors)).toEqual(['QUERY_TOO_COMPLEX']);
});

test('survives a fragment that spreads itself', async () => {
  const { ask } = await startGateway();
  const { errors } = await ask(
    '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
  );
  expect(codesOf(errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});

test('refuses a document of more than 2000 tokens', async () => {
  const { ask } = await startGateway();
  const { errors } = await ask(`{ ${'__typename '.repeat(2100)} }`);
  expect(codesOf(errors)).toEqual(['QUERY_TOO_COMPLEX']);
});

test('refuses a body of more than 2 MB', async () => {
  const { app } = await startGateway();
  const payload = { query: '{ __typename }', variables: { text: 'x'.repeat(2 * 1024 * 1024) } };
  const response = await app.inject({ method: 'POST', url: '/graphql', payload });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({
    errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
  });
});

test('waits at most two minutes for a request to arrive', async () => {
  const { app } = await startGateway();
  expect(app.server.requestTimeout).toBe(120_000);
});

test('accepts GraphiQL’s introspection query', async () => {
  const { ask, signIn } = await startGateway();
  const query = getIntrospectionQuery({
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
  });
  const { errors, data } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(data).toHaveProperty('__schema');
});

test('refuses an introspection that goes round in circles', async () => {
  const { ask } = await startGateway();
  const query =
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
  expect(codesOf((await ask(query)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});

test('limits every list to 100 per page, by literal and by variable', async () => {
  const schema = limitPages(buildSchema('type Query { rows(first: Int): [Int!] }'));
  const ask = async (first: number) =>
    graphql({
      schema,
      source: 'query ($n: Int) { rows(first: $n) }',
      variableValues: { n: first },
      rootValue: { rows: [] },
    });
  expect((await ask(100)).errors).toBeUndefined();
  for (const first of [101, 0, -1])
    expect((await ask(first)).errors?.[0]?.originalError).toMatchObject({
      code: 'BAD_USER_INPUT',
      messageKey: 'badFirst',
    });
});
