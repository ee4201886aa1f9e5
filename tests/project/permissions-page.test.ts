import { readFileSync } from 'node:fs';
import { isEnumType, isObjectType, type GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { accessToField } from '../../gateway/graphql/schema-domains.ts';
import { portalSchema } from '../../gateway/schema.ts';

/** Compares the tables of docs/permissions.md with the schema and its rules for API tokens. */
const page = readFileSync('docs/permissions.md', 'utf8');

/** The rows of the table under a heading, as cells. */
function tableOf(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.slice(2);
}
const named = (cell = '') => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);

function fieldsOf(type: string): GraphQLField<unknown, unknown>[] {
  const found = portalSchema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is no object type`);
  return Object.values(found.getFields());
}
function accessTo(type: string, field: GraphQLField<unknown, unknown>) {
  const parent = portalSchema.getType(type);
  if (parent === undefined) throw new Error(`${type} does not exist`);
  return accessToField(portalSchema, parent, field);
}
function valuesOf(type: string): string[] {
  const found = portalSchema.getType(type);
  return isEnumType(found) ? found.getValues().map(({ name }) => name) : [];
}

test('every mutation is named with who may use it and the scope that a token needs', () => {
  const documented = tableOf('What can be changed').map(([name, who = '', scope]) => {
    expect(who.length, name).toBeGreaterThan(3);
    return [named(name)[0], named(scope)[0] ?? scope];
  });
  const actual = fieldsOf('Mutation').map((field) => {
    const access = accessTo('Mutation', field);
    return [field.name, typeof access === 'string' ? 'none' : access.write];
  });
  expect(actual.length).toBeGreaterThan(40);
  expect(documented).toEqual(actual);
});

test('every field of the account is named with the scope that a token needs', () => {
  const documented = tableOf('What can be read').flatMap(([scope = '', fields]) =>
    named(fields).map((field) => `${field}: ${named(scope)[0] ?? scope}`),
  );
  const words = { OPEN: 'every token', CLOSED: 'a session alone' };
  const actual = fieldsOf('Viewer').map((field) => {
    const access = accessTo('Viewer', field);
    return `${field.name}: ${typeof access === 'string' ? words[access] : access.read}`;
  });
  expect(documented.toSorted()).toEqual(actual.toSorted());
  for (const { name } of fieldsOf('Query').filter(({ name: field }) => !field.startsWith('_')))
    expect(page).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
});

test('every scope, and every operation of a module, is named once', () => {
  expect(tableOf('Scopes of an API token').map(([scope]) => named(scope)[0])).toEqual(
    valuesOf('ApiTokenScope'),
  );
  const operations = tableOf('Operations of a module');
  expect(operations.map(([name]) => named(name)[0]).toSorted()).toEqual(
    valuesOf('ListOperation').toSorted(),
  );
  const mutations = new Set(fieldsOf('Mutation').map(({ name }) => name));
  for (const name of operations.flatMap(([, allows]) => named(allows)))
    expect(mutations).toContain(name);
});
