import { beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { ROW, ADD, code, askData, list, change, newModule } from './embedded-support.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 120_000);
const HISTORY = `query($code: String!, $key: ID!) { viewer { listModule(code: $code) { history(key: $key) { kind operatorName fields { column before after } } } } }`;
const OPTIONS = `query($code: String!, $column: String!, $values: Row, $search: String) { viewer { columnOptions(moduleCode: $code, column: $column, values: $values, search: $search, pageSize: 5) { value label } } }`;
const UPDATE = `mutation($input: ListRowUpdateInput!) { listRowUpdate(input: $input) { row ${ROW} theirs ${ROW} userErrors { field code message } } }`;
const together = (name: string) =>
  `mutation($input: ListRowsInput!) { ${name}(input: $input) { outcomes { key isDone row { values } userErrors { code message } } userErrors { code } } }`;

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
      await askData<{ viewer: { columnOptions: object[] } }>(ask, OPTIONS, {
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

  const history = await askData<{
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
