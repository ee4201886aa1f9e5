import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, isNonNullType, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createSqliteDurable } from '../../gateway/store/sqlite-durable.ts';
import { startGateway } from '../support/gateway/gateway.ts';
import { mockRetail } from '../support/retail/retail-nock.ts';

const FOLDER = 'schema';

function requiredFieldsOf(typeName: string): string[] {
  const texts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const type = buildASTSchema(parse(texts.join('\n')), { assumeValid: true }).getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no type of objects.`);
  return Object.values(type.getFields())
    .filter((field) => isNonNullType(field.type))
    .map(({ name }) => name);
}

test('an account stays signed in when the table of the jobs is missing', async () => {
  const durable = createSqliteDurable(':memory:');
  const { ask, signIn } = await startGateway({}, { durable });
  const cookie = await signIn();
  await durable.run('DROP TABLE job');
  const { data, errors } = await ask('{ viewer { code jobs { id } } }', { cookie });
  expect(data).toEqual({ viewer: { code: 'ops_director', jobs: null } });
  expect(errors).toMatchObject([{ path: ['viewer', 'jobs'], extensions: { code: 'INTERNAL' } }]);
});

test('only values of the session itself are non-null in an account', () => {
  expect(requiredFieldsOf('Viewer')).toEqual([
    'id',
    'code',
    'name',
    'userType',
    'enterprise',
    'signedInAt',
    'session',
    'missingFeatures',
    'hasApiTokens',
    'hasPlayground',
    'hasWebhooks',
  ]);
});

test('a failing mutation does not hide the results of the others in its request', async () => {
  const retail = mockRetail().replies('claimTask', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const { data, errors } = await ask(
    `mutation {
      first: sessionTouch { session { signedInBy } }
      second: taskClaim(input: { key: "a-key-of-it", id: "${Buffer.from('Task/PT1').toString('base64url')}" }) { userErrors { code } }
      third: sessionTouch { session { signedInBy } }
    }`,
    { cookie },
  );
  expect(data).toEqual({
    first: { session: { signedInBy: 'PASSWORD' } },
    second: null,
    third: { session: { signedInBy: 'PASSWORD' } },
  });
  expect(errors).toMatchObject([
    { path: ['second'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
  expect(retail.asked).not.toEqual([]);
});

test('every payload of a mutation is nullable', () => {
  expect(requiredFieldsOf('Mutation')).toEqual([]);
});
