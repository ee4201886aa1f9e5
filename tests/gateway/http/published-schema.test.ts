import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

async function publishedSchema(): Promise<GraphQLSchema> {
  const { app } = await startGateway({ introspection: 'everybody' });
  return buildSchema((await app.inject('/schema.graphql')).body);
}

test('publishes the schema without the directives that only routers need', async () => {
  const { app } = await startGateway({ introspection: 'everybody' });
  const response = await app.inject('/schema.graphql');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).not.toMatch(/_Any|_Entity|_Service|@key|@link|federation/);
  const viewer = buildSchema(response.body).getType('Viewer');
  expect(isObjectType(viewer) && Object.keys(viewer.getFields())).toEqual(
    expect.arrayContaining(['id', 'applications', 'dashboard']),
  );
});

test('publishes which fields are deprecated, and what replaces them', async () => {
  const channel = (await publishedSchema()).getType('Channel');
  expect(isObjectType(channel) && channel.getFields().place?.deprecationReason).toMatch(
    /^Since \d{4}-\d\d-\d\d: use `rank`/u,
  );
});

test('sends the schema again only if it has changed', async () => {
  const { app } = await startGateway({ introspection: 'everybody' });
  const { etag } = (await app.inject('/schema.graphql')).headers;
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const again = await app.inject({
    url: '/schema.graphql',
    headers: { 'if-none-match': String(etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const changed = await app.inject({
    url: '/schema.graphql',
    headers: { 'if-none-match': '"something-else"' },
  });
  expect(changed.statusCode).toBe(200);
});

test('describes every type, field, argument and value', async () => {
  const nameless: string[] = [];
  const look = (name: string, described: { description?: string | null | undefined }) => {
    if (!described.description?.trim()) nameless.push(name);
  };
  const types = Object.values((await publishedSchema()).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  for (const type of types) {
    look(type.name, type);
    if (isEnumType(type))
      type.getValues().forEach((value) => look(`${type.name}.${value.name}`, value));
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
        type.getFields(),
      );
      for (const field of fields) {
        look(`${type.name}.${field.name}`, field);
        for (const arg of 'args' in field ? field.args : [])
          look(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
  }
  expect(nameless).toEqual([]);
});
