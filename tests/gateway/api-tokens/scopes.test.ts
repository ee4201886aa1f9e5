import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasAccessRule } from '../../../gateway/graphql/schema-domains.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { startTokens } from './token-support.ts';

const id = (type: string) => globalId(type, '1');
const nodeOf = (type: string) => `{ node(id: "${id(type)}") { id } }`;
const MARK = 'mutation { messagesReadAll(input: {}) { userErrors { code } } }';
const CLAIM =
  'mutation { taskClaim(input: { id: "T1", key: "12345678" }) { userErrors { code } } }';

const SALES_EXPORT = `mutation { salesExportStart(input: { key: "12345678", measures: [SALES], dimensions: [MONTH],
  period: { recent: LAST_7_DAYS }, fileName: "a.csv" }) { job { id downloadUrl } userErrors { code } } }`;

/** What a token with these scopes is refused, with the scope or the field that its message names. */
const REFUSED: readonly (readonly [string, string[], string, string])[] = [
  ['a field', ['READ_LISTS'], '{ viewer { taskCounts { __typename } } }', 'READ_TASKS'],
  ['an alias', ['READ_LISTS'], '{ viewer { x: taskCounts { __typename } } }', 'READ_TASKS'],
  [
    'an inline fragment',
    ['READ_LISTS'],
    '{ ... { viewer { ... on Viewer { taskCounts { __typename } } } } }',
    'READ_TASKS',
  ],
  [
    'a fragment within a fragment',
    ['READ_LISTS'],
    '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { approvalTotals { pending } }',
    'READ_WORKFLOW',
  ],
  [
    'a field that a directive leaves out',
    ['READ_LISTS'],
    '{ viewer { taskCounts @skip(if: true) { __typename } } }',
    'READ_TASKS',
  ],
  [
    'a page of a type',
    ['READ_LISTS'],
    '{ viewer { approvalConnection(list: PENDING) { totalCount } } }',
    'READ_WORKFLOW',
  ],
  [
    'an object within an object of another part',
    ['READ_WORKFLOW'],
    '{ viewer { approval(taskCode: "1") { sheet { header } } } }',
    'READ_SHEETS',
  ],
  ['a node by its id', ['READ_LISTS'], nodeOf('Task'), 'READ_TASKS'],
  ['a card by its id', ['READ_LISTS'], nodeOf('Card'), 'READ_CARDS'],
  [
    'one of several nodes',
    ['READ_LISTS'],
    `{ nodes(ids: ["${id('Shop')}", "${id('Approval')}"]) { __typename } }`,
    'READ_WORKFLOW',
  ],
  [
    'an entity',
    ['READ_LISTS'],
    `{ _entities(representations: [{ __typename: "Sheet", id: "${id('Sheet')}" }]) { __typename } }`,
    'READ_SHEETS',
  ],
  ['a change with a scope to read', ['READ_MESSAGES'], MARK, 'WRITE_MESSAGES'],
  ['a change of another part', ['WRITE_MESSAGES'], CLAIM, 'WRITE_TASKS'],
  [
    'data in the answer to a change',
    ['WRITE_MESSAGES'],
    'mutation { messagesReadAll(input: {}) { viewer { taskCounts { __typename } } } }',
    'READ_TASKS',
  ],
  ['jobs', ['READ_LISTS'], '{ viewer { jobs { id } } }', 'EXPORT_LISTS'],
  ['an export of sales', ['EXPORT_LISTS'], SALES_EXPORT, 'READ_SALES'],
];

/** No token may use these, whatever its scopes are. */
const CLOSED: readonly (readonly [string, string])[] = [
  ['{ viewer { sessions { id } } }', 'Viewer.sessions'],
  ['{ viewer { session { scope } } }', 'Viewer.session'],
  ['{ viewer { x: passwordPolicy { minimumLength } } }', 'Viewer.passwordPolicy'],
  ['{ viewer { apiTokens { name } } }', 'Viewer.apiTokens'],
  ['{ viewer { savedQueries { query } } }', 'Viewer.savedQueries'],
  ['mutation { sessionSignOut { userType } }', 'Mutation.sessionSignOut'],
  ['mutation { sessionsEndOthers { ended } }', 'Mutation.sessionsEndOthers'],
  [
    'mutation { apiTokenRevoke(input: { id: "1" }) { viewer { code } } }',
    'Mutation.apiTokenRevoke',
  ],
  [
    'mutation { passwordChange(input: { oldPassword: "a", newPassword: "b" }) { endedSessions } }',
    'Mutation.passwordChange',
  ],
  ['mutation { postSwitch(input: { postCode: "1" }) { viewer { code } } }', 'Mutation.postSwitch'],
  ['mutation { avatarSet(input: {}) { viewer { code } } }', 'Mutation.avatarSet'],
  ['mutation { jobResume(input: { id: "1" }) { job { id } } }', 'Mutation.jobResume'],
];
const ALL = [
  ...['READ_SALES', 'WRITE_CARDS', 'WRITE_LISTS', 'WRITE_SHEETS', 'WRITE_WORKFLOW'],
  ...['WRITE_TASKS', 'WRITE_MESSAGES', 'WRITE_MENUS', 'EXPORT_LISTS'],
];

describe('an operation is refused as a whole, before a service is called', () => {
  test.each(REFUSED)('%s', async (_title, scopes, query, missing) => {
    const { program, secret, retail } = await startTokens();
    const token = await secret(...scopes);
    retail.asked.length = 0;
    const { data, errors } = await program(token, query);
    expect(data ?? null).toBeNull();
    expect(errors).toEqual([
      {
        message: `This API token lacks scope: ${missing}. Leave out the fields that need it, or create a token with it.`,
        extensions: { code: 'FORBIDDEN', requestId: 'test-request' },
      },
    ]);
    expect(retail.asked).toEqual([]);
  });

  test.each(CLOSED)('%s, even with all scopes', async (query, field) => {
    const { program, secret, retail } = await startTokens();
    const token = await secret(...ALL);
    retail.asked.length = 0;
    const { data, errors } = await program(token, query);
    expect([data ?? null, errors?.map(({ message }) => message)]).toEqual([
      null,
      [`${field} cannot be used with an API token. Sign in to the portal for it.`],
    ]);
    expect(retail.asked).toEqual([]);
  });
});

test('ids in variables need the scope of what they name', async () => {
  const { program, secret } = await startTokens();
  const token = await secret('READ_LISTS');
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename } }';
  const { errors } = await program(token, query, { variables: { ids: [id('Message')] } });
  expect(errors?.[0]?.message).toContain('READ_MESSAGES');
  const none = await program(token, query, { variables: { ids: ['nothing', id('Nothing')] } });
  expect(none.data).toEqual({ nodes: [null, null] });
});

test('a refused operation is in the security log', async () => {
  const { program, secret, logLines } = await startTokens();
  await program(await secret('READ_LISTS'), nodeOf('Task'));
  expect(logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      event: 'refused',
      code: 'FORBIDDEN',
      account: '100001/ops_director',
    }),
  );
});

test('a scope to write includes reading the same, and every token may read who it is', async () => {
  const { program, secret, retail } = await startTokens();
  retail.answers('workCount', { poolCount: 1, todoCount: 2, finishCount: 3 });
  const token = await secret('WRITE_TASKS');
  const who = '{ viewer { code name enterprise { name } mainPost { code } shop { number } } }';
  expect((await program(token, who)).errors).toBeUndefined();
  const { errors } = await program(token, '{ viewer { taskCounts { __typename } } }');
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN');
});

test('every token may read the schema that its operations are written against', async () => {
  const { program, secret } = await startTokens();
  const token = await secret('READ_LISTS');
  const { data, errors } = await program(
    token,
    '{ _service { sdl } __schema { queryType { name } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ _service: { sdl: expect.stringContaining('@link') as string } });
});

test('routes for files take no uploads with a token, and send files of jobs with the scope to export', async () => {
  const { app, secret } = await startTokens();
  const ask = async (method: 'GET' | 'POST', url: string, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-portal-request': '1' };
    return (await app.inject({ method, url, headers })).statusCode;
  };
  const token = await secret(...ALL);
  for (const url of ['/files/avatar', '/files/import', '/files/import-template'])
    expect(await ask('POST', url, token)).toBe(403);
  const { body } = await app.inject({
    ...{ method: 'POST', url: '/files/import?name=secret' },
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  expect(body).toContain(
    'POST /files/import cannot be used with an API token. Sign in to the portal for it.',
  );
  const job = '/files/jobs/1/result/rows.xlsx';
  expect(await ask('GET', job, token)).toBe(404);
  expect(await ask('GET', job, await secret('READ_LISTS'))).toBe(403);
});

test('every file of the schema has a rule that says who may use it', () => {
  const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
  expect(files.filter((name) => !hasAccessRule(name))).toEqual([]);
});
