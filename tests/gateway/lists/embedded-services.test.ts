import { beforeAll, expect, test } from 'vitest';
import { addNewModule, NEW_MODULE } from '../../support/new-module.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal, type Ask } from '../workflow/embedded-portal.ts';

// Making the demo data takes seconds and is done once.
beforeAll(() => void openSeededDatabase().close(), 120_000);

const ROW = '{ key name values labels version isDeletable }';
const LIST = `query($code: String!, $filter: ListFilterInput, $orderBy: [ListOrderInput!]! = [], $pageSize: Int) { viewer { listModule(code: $code) {
  operations problems { column code } columns { name type options { value } dependsOn } rows(filter: $filter, orderBy: $orderBy, pageSize: $pageSize) { totalCount nodes ${ROW} } } } }`;
const HISTORY = `query($code: String!, $key: ID!) { viewer { listModule(code: $code) { history(key: $key) { kind operatorName fields { column before after } } } } }`;
const OPTIONS = `query($code: String!, $column: String!, $values: Row, $search: String) { viewer { columnOptions(moduleCode: $code, column: $column, values: $values, search: $search, pageSize: 5) { value label } } }`;
const ADD = `mutation($input: ListRowAddInput!) { listRowAdd(input: $input) { row ${ROW} userErrors { field code message } } }`;
const UPDATE = `mutation($input: ListRowUpdateInput!) { listRowUpdate(input: $input) { row ${ROW} theirs ${ROW} userErrors { field code message } } }`;
const together = (name: string) =>
  `mutation($input: ListRowsInput!) { ${name}(input: $input) { outcomes { key isDone row { values } userErrors { code message } } userErrors { code } } }`;

interface Row {
  key: string;
  name: string;
  values: Record<string, unknown>;
  labels: Record<string, string>;
  version: string;
}
interface List {
  operations: string[];
  problems: { column: string; code: string }[];
  columns: {
    name: string;
    type: string;
    options: { value: string }[] | null;
    dependsOn: string[];
  }[];
  rows: { totalCount: number; nodes: Row[] };
}
interface Changed {
  row: Row | null;
  theirs: Row | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

const { code } = NEW_MODULE;

async function told<Data>(
  ask: Ask,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}

const list = async (ask: Ask, asked: object = {}) =>
  (await told<{ viewer: { listModule: List } }>(ask, LIST, { code, ...asked })).viewer.listModule;
const change = async (ask: Ask, query: string, input: object) =>
  Object.values(
    await told<Record<string, Changed>>(ask, query, { input: { moduleCode: code, ...input } }),
  )[0]!;

async function newModule() {
  const portal = await embeddedPortal();
  addNewModule(portal.db);
  return portal;
}

test('a module defined only by data is a complete list', async () => {
  const { signIn } = await newModule();
  const ask = await signIn('ops_director');
  const { operations, problems, columns, rows } = await list(ask);
  expect(operations).toEqual([
    'ADD',
    'EDIT',
    'DELETE',
    'AUDIT',
    'IMPORT',
    'EXPORT',
    'PRINT',
    'REJECT',
  ]);
  expect(problems).toEqual([]);
  const byName = new Map(columns.map((column) => [column.name, column]));
  expect(byName.get('kind')?.options?.map(({ value }) => value)).toEqual([
    'island',
    'wall',
    'room',
  ]);
  expect(byName.get('categoryid')).toMatchObject({ dependsOn: ['groupid'], options: null });
  expect(rows.totalCount).toBe(64);
  expect(rows.nodes).toHaveLength(30);
  const [first] = rows.nodes;
  expect(first).toMatchObject({ key: 'U0001', values: { installed: '2018-01-15', degrees: -20 } });
  expect(first?.labels.supplierid).toMatch(/\p{Script=Han}/u);

  const cold = { all: [{ column: 'degrees', operation: 'LE', value: '-18' }], keyword: '冷库' };
  const found = await list(ask, {
    filter: cold,
    orderBy: [{ column: 'degrees', descending: true }],
  });
  expect(found.rows.nodes.length).toBeGreaterThan(0);
  expect(
    found.rows.nodes.every(
      ({ name, values }) => name.includes('冷库') && Number(values.degrees) <= -18,
    ),
  ).toBe(true);
  const day = { all: [{ column: 'checked', operation: 'EQ', value: '2026-06-03' }] };
  expect(
    (await list(ask, { filter: day })).rows.nodes.every(
      ({ values }) => values.checked === '2026-06-03 08:30:00',
    ),
  ).toBe(true);

  const offered = async (values: object) =>
    (
      await told<{ viewer: { columnOptions: object[] } }>(ask, OPTIONS, {
        code,
        column: 'categoryid',
        values,
      })
    ).viewer.columnOptions;
  expect(await offered({})).toEqual([]);
  expect((await offered({ groupid: '10' })).length).toBeGreaterThan(0);
}, 20_000);

test('a row is added once, changed by the faster of two users, approved, listed in the history and deleted', async () => {
  const { signIn, lost } = await newModule();
  const [one, two] = [await signIn('ops_director'), await signIn('ops_director')];
  const key = 'add-coolunit-1';
  const values = {
    unitname: '新风幕柜',
    shopid: '1001',
    degrees: '-5.5',
    installed: '2026-06-01',
    serial: 'SN999999',
    uses: 'meat,ice',
  };

  lost.set('/api/msc-mdm/coolunit/add', 'timeout');
  expect((await change(one, ADD, { key, values })).userErrors).toMatchObject([
    { code: 'OUTCOME_UNKNOWN' },
  ]);
  lost.clear();
  const { row } = await change(one, ADD, { key, values });
  expect(row).toMatchObject({
    key: 'U0065',
    values: { degrees: -5.5, kind: 'wall', owned: 'own', state: 'new', uses: 'meat,ice' },
  });
  expect((await list(one)).rows.totalCount).toBe(65);

  const read = { rowKey: row!.key, version: row!.version };
  const first = await change(one, UPDATE, { ...read, values: { note: '第一' } });
  expect(first).toMatchObject({ row: { values: { note: '第一', degrees: -5.5 } }, userErrors: [] });
  const second = await change(two, UPDATE, { ...read, values: { note: '第二' } });
  expect(second).toMatchObject({
    row: null,
    theirs: { values: { note: '第一' }, version: first.row!.version },
    userErrors: [{ code: 'CONFLICT' }],
  });
  expect(await change(two, UPDATE, { ...read, values: { note: '第一' } })).toMatchObject({
    theirs: null,
    userErrors: [],
  });

  const taken = await change(one, UPDATE, {
    rowKey: row!.key,
    version: first.row!.version,
    values: { serial: 'SN100000' },
  });
  expect(taken).toMatchObject({ row: null, theirs: null, userErrors: [{ code: 'INVALID' }] });

  const audited = await change(one, together('listRowsAudit'), { keys: [row!.key] });
  expect(audited).toMatchObject({
    outcomes: [{ key: 'U0065', isDone: true, row: { values: { state: 'live' } } }],
  });
  expect(
    await change(one, together('listRowsReject'), { keys: [row!.key, 'U0001'] }),
  ).toMatchObject({
    outcomes: [{ isDone: false }, { isDone: true, row: { values: { state: 'back' } } }],
  });

  const history = await told<{
    viewer: { listModule: { history: { kind: string; operatorName: string }[] } };
  }>(one, HISTORY, {
    code,
    key: 'U0065',
  });
  expect(
    history.viewer.listModule.history.map(({ kind, operatorName }) => [kind, operatorName]),
  ).toEqual([
    ['AUDITED', '林知夏'],
    ['CHANGED', '林知夏'],
    ['ADDED', '林知夏'],
  ]);
  expect(history.viewer.listModule.history[1]).toMatchObject({
    fields: [{ column: 'note', before: null, after: '第一' }],
  });

  const deleted = await change(one, together('listRowsDelete'), {
    keys: ['U0065', 'U0065', 'U9999'],
  });
  expect(deleted).toMatchObject({
    outcomes: [{ isDone: true }, { isDone: true }, { isDone: true }],
  });
  expect((await list(one)).rows.totalCount).toBe(64);
}, 20_000);

test('problems that the services find in a row are reported at its fields', async () => {
  const { signIn } = await newModule();
  const ask = await signIn('ops_director');
  const values = { unitname: '柜子', shopid: '9999', degrees: '0', installed: '2026-06-01' };
  expect((await change(ask, ADD, { key: 'add-coolunit-2', values })).userErrors).toEqual([
    {
      field: ['input', 'values', 'shopid'],
      code: 'INVALID',
      message: 'Please choose one of the available values for “所在门店”.',
    },
  ]);
  expect(
    (await change(ask, ADD, { key: 'add-coolunit-3', values: { unitname: '柜' } })).userErrors.map(
      ({ field, code: why }) => [field?.at(-1), why],
    ),
  ).toEqual([
    ['unitname', 'INVALID'],
    ['shopid', 'REQUIRED'],
    ['degrees', 'REQUIRED'],
    ['installed', 'REQUIRED'],
  ]);
});

test('a list with faulty metadata opens, reports the problems and calls no foreign address', async () => {
  const { signIn, db } = await embeddedPortal();
  const [broken] = db
    .prepare("SELECT modulecode FROM ui_column WHERE columnname = 'ring1'")
    .pluck()
    .all([]) as string[];
  const ask = await signIn('stress');
  const { operations, problems, rows, columns } = await list(ask, {
    code: broken,
    filter: { keyword: 'X' },
  });
  const codes = new Set(problems.map((problem) => problem.code));
  expect([...codes].sort()).toEqual([
    'BAD_DEFAULT',
    'CIRCULAR_DEPENDENCY',
    'CONTRADICTORY_LENGTHS',
    'MISSING_SOURCE',
    'REQUIRED_BUT_HIDDEN',
    'SOURCE_NOT_ALLOWED',
    'UNKNOWN_DEPENDENCY',
    'UNKNOWN_FIELD',
    'UNKNOWN_TYPE',
    'UNREADABLE',
  ]);
  expect(operations).not.toContain('EDIT');
  expect(columns.map(({ name }) => name)).not.toContain('off');
  expect(rows.nodes.length).toBeGreaterThan(0);
});

test('a user without permission for a module has no such list', async () => {
  const { signIn } = await newModule();
  const { data } = await (await signIn('v10001', 'SUPPLIER'))(LIST, { code });
  expect(data).toEqual({ viewer: { listModule: null } });
});
