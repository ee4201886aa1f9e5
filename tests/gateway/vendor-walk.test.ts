import { expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../gateway/request/ids.ts';
import { portalSchema } from '../../gateway/schema.ts';
import { OPERATIONS, type OperationName } from '../../gateway/upstream/operations.ts';
import { createUndiciTransport } from '../../gateway/upstream/undici-transport.ts';
import type { RetailDatabase } from '../../retail/database/sqlite.ts';
import { createCallRecorder } from '../support/gateway/call-recorder.ts';
import { NOW, startGateway } from '../support/gateway/gateway.ts';
import { startRetail } from '../support/retail/retail-server.ts';
import { schemaWalk, type WalkStep, type WalkValues } from '../support/gateway/schema-walk.ts';

/**
 * Operations for staff only. All other operations serve both kinds of account with their own data,
 * such as the stores of an account.
 */
const STAFF_ONLY: readonly OperationName[] = [
  'staffApplications',
  'staffMenuTree',
  'posts',
  'switchPost',
  'unreadMessages',
  'messages',
  'announcements',
  'saveMessages',
];

/**
 * They end or lock the session, which would end the walk; they call no service with data of
 * accounts.
 */
const LEFT_OUT = /^(session|password)/u;

/**
 * Existing objects, those of staff if there are any: a refusal must concern something that exists.
 */
function valuesOf(db: RetailDatabase): WalkValues {
  const one = (query: string) =>
    (db.prepare(query).raw().get([]) as string[] | undefined)?.[0] ?? 'none';
  const quoted = (text: string) => JSON.stringify(text);
  const message = one(
    "SELECT id FROM message WHERE audience = 'staff' AND ownerkind = 'account' LIMIT 1",
  );
  const staffModule = one(
    "SELECT m.modulecode FROM module m JOIN template_application g USING (appcode) WHERE g.posttmplcode = 'PT02' LIMIT 1",
  );
  const staffList = one(
    `SELECT m.modulecode FROM module m JOIN module_config USING (modulecode) JOIN template_application g USING (appcode)
     WHERE g.posttmplcode = 'PT02' AND m.url LIKE 'portal:list%' LIMIT 1`,
  );
  const task = one("SELECT taskid FROM pool_task WHERE status = 'unlocked' LIMIT 1");
  return {
    key: quoted('walked-through-1'),
    'module.code': quoted(staffModule),
    moduleCode: quoted(staffModule),
    'listModule.code': quoted(staffList),
    moduleCodes: `[${quoted(staffModule)}]`,
    postCode: quoted('P0002'),
    shopCode: quoted('1001'),
    'task.code': quoted(task),
    'taskClaim.id': quoted(globalId('Task', task)),
    'taskRelease.id': quoted(globalId('Task', task)),
    'taskFinish.id': quoted(globalId('Task', task)),
    'messagesRead.ids': `[${quoted(globalId('Message', message))}]`,
    'dashboard.code': quoted('panel'),
    'sales.period': '{ recent: LAST_7_DAYS }',
    'sales.dimensions': '[PRODUCT, MONTH]',
    'sales.first': '2',
    // One of each: more would exceed the cost of a query.
    'approvals.pageSize': '2',
    'approvalConnection.first': '1',
    'jobConnection.first': '2',
    'sheets.pageSize': '2',
    'sheetConnection.first': '1',
    'approval.taskCode': quoted(
      one("SELECT taskid FROM process_task WHERE assignee = 'ops_director' LIMIT 1"),
    ),
    'approval.instanceCode': quoted(
      one(
        "SELECT instanceid FROM process_task GROUP BY instanceid HAVING sum(assignee = 'v10001') = 0 LIMIT 1",
      ),
    ),
  };
}

/** Gateway, recorder and embedded services over HTTP, with a supplier signed in. */
async function supplierPortal() {
  const retail = await startRetail({ clock: () => NOW });
  onTestFinished(() => retail.close());
  const recorder = createCallRecorder(0);
  const retailUrl = await recorder.listen(retail.url);
  onTestFinished(() => recorder.close());
  const gateway = await startGateway(
    { retailUrl },
    { transport: createUndiciTransport({ connections: 8 }) },
  );
  const input = {
    enterpriseCode: '100001',
    account: 'v10001',
    password: 'Retail@2026',
    userType: 'SUPPLIER',
  };
  const signIn =
    'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code } } }';
  const { headers } = await gateway.ask(signIn, { variables: { input } });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return {
    db: retail.db,
    calls: recorder.calls,
    ask: (query: string) => gateway.ask(query, { cookie }),
  };
}

/** Texts that a supplier must not get to see, and that appear in none of its own data. */
function staffTexts(db: RetailDatabase): string[] {
  const all = (query: string) =>
    (db.prepare(query).raw().all([]) as unknown[][]).map(([text]) => String(text));
  return [
    ...all("SELECT id FROM message WHERE audience = 'staff'").map((id) => globalId('Message', id)),
    ...all('SELECT taskid FROM pool_task'),
    ...all('SELECT postcode FROM post'),
    ...all(`SELECT DISTINCT m.menucode FROM menu m WHERE m.appcode NOT IN
      (SELECT t.appcode FROM tenant_application t JOIN account a USING (userid) WHERE a.usercode = 'v10001') AND m.appcode <> 'PORTAL'`),
    ...all('SELECT caspername FROM elf'),
  ];
}

async function walk(
  steps: readonly WalkStep[],
  ask: Awaited<ReturnType<typeof supplierPortal>>['ask'],
) {
  const answers: { name: string; text: string; isRefusedByUs: boolean }[] = [];
  for (const { name, query } of steps) {
    const { data, errors } = await ask(query);
    const isRefusedByUs =
      errors?.some(({ extensions }) =>
        /^(GRAPHQL_|QUERY_TOO_COMPLEX)/u.test(String(extensions.code)),
      ) === true;
    answers.push({ name, text: JSON.stringify(data), isRefusedByUs });
  }
  return answers;
}

test('a supplier who queries everything calls no operation of staff, and gets nothing of staff', async () => {
  const { db, calls, ask } = await supplierPortal();
  const { queries, mutations } = schemaWalk(portalSchema, valuesOf(db));
  const reaching = mutations.filter(({ name }) => !LEFT_OUT.test(name));
  const answers = [...(await walk(queries, ask)), ...(await walk(reaching, ask))];

  // The walk has covered everything: no query was malformed, and the services were called often.
  expect(answers.filter(({ isRefusedByUs }) => isRefusedByUs).map(({ name }) => name)).toEqual([]);
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(15);
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([OPERATIONS.vendorMessages, OPERATIONS.supplierMenuTree]),
  );

  const staffPaths = new Set<string>(STAFF_ONLY.map((operation) => OPERATIONS[operation]));
  expect([
    ...new Set(calls.map(({ path }) => path).filter((path) => staffPaths.has(path))),
  ]).toEqual([]);
  const texts = staffTexts(db);
  expect(texts.length).toBeGreaterThan(200);
  const leaks = answers.flatMap(({ name, text }) =>
    texts.filter((secret) => text.includes(`"${secret}"`)).map((secret) => [name, secret]),
  );
  expect(leaks).toEqual([]);
  expect(JSON.parse(answers.find(({ name }) => name === 'shops')?.text ?? '')).toEqual({
    viewer: { shops: [] },
  });
}, 60_000);

test('every operation about posts, messages and announcements is known as a supplier’s or as staff’s', () => {
  const named = (Object.entries(OPERATIONS) as [OperationName, string][]).filter(([, path]) =>
    /getPost|messageuser|announce|switchPost/u.test(path),
  );
  const known = new Set<OperationName>(STAFF_ONLY);
  expect(named.filter(([name, path]) => !known.has(name) && !path.includes('/vender'))).toEqual([]);
});
