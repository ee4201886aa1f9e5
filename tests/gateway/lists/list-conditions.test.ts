import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { askedAt, CODE, column, COLUMNS, mockList, PATHS, type Services } from './list-support.ts';

const ROWS = `query($code: String!, $filter: ListFilterInput) { viewer { listModule(code: $code) { rows(filter: $filter) { totalCount } } } }`;

async function asked(filter: object, services: Services = {}, language = 'en-US') {
  const retail = mockList(services);
  const { errors } = await (
    await signedInBrowser()
  ).ask(ROWS, { code: CODE, filter }, { 'accept-language': language });
  const [body] = askedAt(retail, PATHS.search) as { condition: unknown[] }[];
  return { condition: body?.condition, errors };
}

const is = (column: string, value: string | null, operation = 'EQ') => ({
  column,
  operation,
  value,
});
const or = { relation: 'or' };

describe('The search box', () => {
  test('searches every keyword column for the trimmed text', async () => {
    expect((await asked({ keyword: ' 50% 店 ' })).condition).toEqual([
      { field: 'storeid', operation: 'like', value: '%50_ 店%', ...or },
      { field: 'storename', operation: 'like', value: '%50_ 店%', ...or },
    ]);
  });

  test('searches for the exact text if requested or configured', async () => {
    const whole = [
      { field: 'storeid', operation: 'eq', value: '店', ...or },
      { field: 'storename', operation: 'eq', value: '店', ...or },
    ];
    expect((await asked({ keyword: '店', exact: true })).condition).toEqual(whole);
    expect((await asked({ keyword: '店' }, { config: { exactmatch: true } })).condition).toEqual(
      whole,
    );
    expect(
      (await asked({ keyword: '店', exact: false }, { config: { exactmatch: true } })).condition,
    ).toMatchObject([{ operation: 'like' }, { operation: 'like' }]);
  });

  test('searches the name if there is no keyword column, and finds everything if it is empty', async () => {
    const columns = [column('storeid'), column('storename')];
    expect((await asked({ keyword: 'x' }, { columns })).condition).toEqual([
      { field: 'storename', operation: 'like', value: '%x%' },
    ]);
    expect((await asked({ keyword: '  ' })).condition).toEqual([]);
  });
});

describe('Conditions', () => {
  test('that must all hold are sent in the format of their columns', async () => {
    const all = [
      is('storename', '湖', 'LIKE'),
      is('area', '12.50', 'GE'),
      is('opened', '2026-01-01', 'LE'),
      is('modified', '2026-06-15', 'LE'),
      is('modified', '2026-06-01', 'GE'),
      is('modified', '2026-06-15'),
      is('format', ''),
      { column: 'storeid', operation: 'IN', values: ['1', '2'] },
    ];
    expect((await asked({ all })).condition).toEqual([
      { field: 'storename', operation: 'like', value: '%湖%' },
      { field: 'area', operation: 'ge', value: 12.5 },
      { field: 'opened', operation: 'le', value: '2026-01-01' },
      { field: 'modified', operation: 'le', value: '2026-06-15 23:59:59' },
      { field: 'modified', operation: 'ge', value: '2026-06-01 00:00:00' },
      { field: 'modified', operation: 'like', value: '2026-06-15%' },
      { field: 'format', operation: 'eq', value: '' },
      { field: 'storeid', operation: 'in', value: ['1', '2'] },
    ]);
  });

  test('of which one must hold are sent as alternatives unless there is only one', async () => {
    const one = is('format', 'H');
    expect((await asked({ any: [one] })).condition).toEqual([
      { field: 'format', operation: 'eq', value: 'H' },
    ]);
    expect(
      (await asked({ any: [one, is('area', '5', 'GE')], all: [is('storeid', '1')] })).condition,
    ).toEqual([
      { field: 'storeid', operation: 'eq', value: '1' },
      { field: 'format', operation: 'eq', value: 'H', ...or },
      { field: 'area', operation: 'ge', value: 5, ...or },
    ]);
  });

  test('for values of one column can be combined with a keyword', async () => {
    const any = [is('format', 'H'), { column: 'format', operation: 'IN', values: ['S', 'H'] }];
    expect((await asked({ keyword: 'x', any })).condition).toEqual([
      { field: 'format', operation: 'in', value: ['H', 'S'] },
      { field: 'storeid', operation: 'like', value: '%x%', ...or },
      { field: 'storename', operation: 'like', value: '%x%', ...or },
    ]);
  });

  test('can be combined with a keyword that searches one column', async () => {
    const columns = COLUMNS.map((each) => ({
      ...each,
      searchtype: each.columnname === 'storename' ? 'keyword' : 'eq',
    }));
    const { condition } = await asked(
      { keyword: 'x', any: [is('format', 'H'), is('storeid', '1')] },
      { columns },
    );
    expect(condition).toEqual([
      { field: 'storename', operation: 'like', value: '%x%' },
      { field: 'format', operation: 'eq', value: 'H', ...or },
      { field: 'storeid', operation: 'eq', value: '1', ...or },
    ]);
  });

  test('that the services cannot combine are refused with a message that says what to do', async () => {
    const filter = { keyword: 'x', any: [is('format', 'H'), is('storeid', '1')] };
    const { errors, condition } = await asked(filter);
    expect(condition).toBeUndefined();
    expect(errors).toMatchObject([
      {
        extensions: { code: 'BAD_USER_INPUT' },
        message: expect.stringContaining('Please clear one of them') as string,
      },
    ]);
    expect((await asked(filter, {}, 'zh-CN')).errors?.[0]?.message).toBe(
      '关键字与“满足任一条件”不能同时使用，请清空其中一个后重试。',
    );
    expect((await asked(filter, {}, 'zh-TW')).errors?.[0]?.message).toBe(
      '關鍵字與「符合任一條件」不能同時使用，請清空其中一個後重試。',
    );
  });

  test.each([
    ['about no column', { all: [is('nothing', '1')] }],
    ['about a hidden field', { all: [is('systemflag', '1')] }],
    ['about Object', { all: [is('constructor', '1')] }],
    ['with no number', { all: [is('area', 'many')] }],
    ['with no day', { all: [is('opened', '2026-02-30')] }],
    ['with no moment', { all: [is('modified', 'now')] }],
    ['with nothing to look for', { all: [is('storename', ' ', 'LIKE')] }],
    ['with no bound', { all: [is('storename', null, 'GE')] }],
    ['with no values', { all: [{ column: 'storeid', operation: 'IN', values: [] }] }],
    [
      'with too many values',
      { all: [{ column: 'storeid', operation: 'IN', values: Array(1001).fill('1') as string[] }] },
    ],
    ['with a long value', { all: [is('storename', 'x'.repeat(501))] }],
    ['of too many', { all: Array(51).fill(is('storeid', '1')) as object[] }],
    ['of too many alternatives', { any: Array(51).fill(is('storeid', '1')) as object[] }],
    ['with a long keyword', { keyword: 'x'.repeat(101) }],
  ])('%s are refused without a call', async (_what, filter) => {
    const { errors, condition } = await asked(filter);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(condition).toBeUndefined();
  });

  test.each(['GE', 'LE'])(
    '%s are refused if the search does not support them',
    async (operation) => {
      const services = { config: { operations: [] } };
      expect((await asked({ all: [is('area', '1', operation)] }, services)).errors).toMatchObject([
        {
          extensions: { code: 'BAD_USER_INPUT' },
          message: expect.stringContaining('do not support this comparison') as string,
        },
      ]);
    },
  );
});
