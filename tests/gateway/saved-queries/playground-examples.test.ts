import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import {
  readExample,
  variablesOn,
} from '../../../web/features/playground/examples/read-example.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { DEMO_TODAY } from '../../support/retail/retail-database.ts';
import { PASSWORD, startRetail, type RetailServer } from '../../support/retail/retail-server.ts';

const FOLDER = 'web/features/playground/examples';
const examples = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .toSorted()
  .map((file) => readExample(file, readFileSync(`${FOLDER}/${file}`, 'utf8')));

const GROUPS = [
  'approvals',
  'documents',
  'master-data',
  'messages',
  'overview',
  'rankings',
  'sales',
  'schema',
  'tasks',
];

test('there are at least 20 examples, of every group', () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  expect([...new Set(examples.map(({ group }) => group))].sort()).toEqual(GROUPS);
});

test('days in variables are relative to the business date', () => {
  const variables = '{ "a": "{today}", "b": "{today-15}", "c": "{month}", "d": "{month-1}" }';
  expect(JSON.parse(variablesOn({ variables }, '2026-01-15'))).toEqual({
    a: '2026-01-15',
    b: '2025-12-31',
    c: '2026-01-01',
    d: '2025-12-01',
  });
  expect(variablesOn({ variables: '' }, '2026-01-15')).toBe('');
});

test.each([
  ['', 'has no title'],
  ['# zh-CN: 标题\n# zh-TW: 標題\n# en-US: Title\n{ viewer { id } }', 'no title and note in zh-CN'],
])('an example without title or note is refused: %j', (text, message) => {
  expect(() => readExample('a/b.graphql', text)).toThrow(message);
});

/** Whether an answer has any value besides null, false and empty lists. */
function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasContent);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== null && value !== false && value !== '' && value !== undefined;
}

/** The paths of all lists that are empty wherever they occur. */
function emptyLists(data: unknown): string[] {
  const sizes = new Map<string, number>();
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      sizes.set(path, (sizes.get(path) ?? 0) + value.length);
      for (const item of value) visit(item, path);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) visit(member, `${path}.${name}`);
  };
  visit(data, '');
  return [...sizes].filter(([, size]) => size === 0).map(([path]) => path);
}

describe('over the embedded services', () => {
  let retail: RetailServer;
  beforeAll(async () => {
    retail = await startRetail({ clock: () => NOW });
    return () => retail.close();
  });

  async function signedIn() {
    const gateway = await startGateway(
      { retailUrl: retail.url },
      { transport: createUndiciTransport({ connections: 8 }) },
    );
    const input = {
      enterpriseCode: '100001',
      account: 'ops_director',
      password: PASSWORD,
      userType: 'STAFF',
    };
    const signIn =
      'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code } } }';
    const { headers } = await gateway.ask(signIn, { variables: { input } });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return (query: string, variables = {}) => gateway.ask(query, { cookie, variables });
  }

  test.each(examples)('$group/$name answers without errors and with data', async (example) => {
    const { query } = example;
    const ask = await signedIn();
    const variables = JSON.parse(variablesOn(example, DEMO_TODAY) || '{}') as object;
    const declared = parse(query).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION
        ? (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    );
    expect(Object.keys(variables).sort()).toEqual(declared.sort());
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    expect(Object.values(data as object).map(hasContent)).not.toContain(false);
    expect(emptyLists(data)).toEqual([]);
  });
});
