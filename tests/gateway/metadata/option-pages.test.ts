import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { askedAt, CODE, column, mockList, type Column } from '../lists/list-support.ts';

const SEARCH = `query($column: String!, $search: String, $values: Row, $page: Int! = 1, $pageSize: Int! = 200) { viewer {
  columnOptions(moduleCode: "${CODE}", column: $column, search: $search, values: $values, page: $page, pageSize: $pageSize) { value label } } }`;

const SHOPS = '/api/msc-mdm/shop/search';
const LIKE_REGION = { field: 'shopname', operation: 'like', value: '%{name}%' };
const COLUMNS: Column[] = [
  column('region'),
  column('name'),
  column('shop', 'SelectDy', {
    columnrest: SHOPS,
    columnrestmap: '{"value":"shopid","label":"shopname"}',
    columnrestparams: JSON.stringify({
      pageSize: 5,
      region: '{region}',
      condition: [LIKE_REGION, { field: 'open', operation: 'eq', value: '1' }],
    }),
  }),
  column('any', 'SelectRemote', {
    columnrest: SHOPS,
    columnrestmap: '{"value":"shopid","label":"shopname"}',
  }),
  column('letter', 'Select', { columndata: JSON.stringify('abcdefg'.split('')) }),
  column('status', 'SelectLookUp', { columndata: 'STATUS' }),
  column('lost', 'SelectLookUp', { columndata: 'LOST' }),
];

const shops = {
  total: 2,
  pageData: [
    { shopid: '1', shopname: '星湖店' },
    { shopid: '', shopname: '?' },
  ],
};

async function options(asked: object) {
  const retail = mockList({ rows: null, columns: COLUMNS })
    .answers(SHOPS, shops)
    .answers('lookups', LOOKUPS);
  const { data, errors } = await (await signedInBrowser()).ask(SEARCH, asked);
  return {
    found: (data as { viewer: { columnOptions: unknown } }).viewer.columnOptions,
    errors,
    retail,
  };
}

const item = (lookupid: string, itemcode: string, sort: number) => ({
  lookupid,
  itemcode,
  itemname: `${itemcode}名`,
  sort,
});
const LOOKUPS = {
  total: 3,
  pageData: [item('STATUS', '2', 2), item('OTHER', 'x', 1), item('STATUS', '1', 1)],
};

describe('Pages of options', () => {
  test('are requested by page, whatever the parameters contain', async () => {
    const { found, retail } = await options({ column: 'any', page: 3, pageSize: 50 });
    expect(found).toEqual([{ value: '1', label: '星湖店' }]);
    expect(askedAt(retail, SHOPS)).toEqual([{ pageNo: 3, pageSize: 50 }]);
  });

  test('of written options are cut by the gateway', async () => {
    const values = async (asked: object) =>
      ((await options({ column: 'letter', ...asked })).found as { value: string }[]).map(
        ({ value }) => value,
      );
    expect(await values({ page: 2, pageSize: 3 })).toEqual(['d', 'e', 'f']);
    expect(await values({ page: 3, pageSize: 3 })).toEqual(['g']);
    expect(await values({ search: 'G', page: 1, pageSize: 3 })).toEqual(['g']);
  });

  test.each([
    [{ page: 0 }, 'BAD_USER_INPUT'],
    [{ page: 10_001 }, 'BAD_USER_INPUT'],
    [{ pageSize: 0 }, 'BAD_USER_INPUT'],
    [{ pageSize: 201 }, 'QUERY_TOO_COMPLEX'],
    [{ values: [1] }, 'BAD_USER_INPUT'],
    [{ values: { region: 'x'.repeat(501) } }, 'BAD_USER_INPUT'],
  ])('with %j are refused without a call', async (asked, code) => {
    const { errors, retail } = await options({ column: 'any', ...asked });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(retail.asked).toEqual([]);
  });
});

describe('A column that depends on other fields', () => {
  test('requests options with their values', async () => {
    const values = { region: 'R1', name: '100% 湖', other: 'x' };
    const { retail } = await options({ column: 'shop', values, search: '店' });
    expect(askedAt(retail, SHOPS)).toEqual([
      {
        region: 'R1',
        pageNo: 1,
        pageSize: 200,
        condition: [
          { field: 'shopname', operation: 'like', value: '%100_ 湖%' },
          { field: 'open', operation: 'eq', value: '1' },
          { field: 'shopname', operation: 'like', value: '%店%', relation: 'or' },
          { field: 'shopid', operation: 'like', value: '%店%', relation: 'or' },
        ],
      },
    ]);
  });

  test.each([
    [null],
    [{}],
    [{ region: 'R1' }],
    [{ region: 'R1', name: '' }],
    [{ region: 'R1', name: null }],
    [{ region: 'R1', name: { a: 1 } }],
  ])('offers nothing without a call if they hold %j', async (values) => {
    const { found, retail } = await options({ column: 'shop', values });
    expect(found).toEqual([]);
    expect(askedAt(retail, SHOPS)).toEqual([]);
  });
});

describe('Lookups', () => {
  test('are grouped by id in their order', async () => {
    const { found, retail } = await options({ column: 'status' });
    expect(found).toEqual([
      { value: '1', label: '1名' },
      { value: '2', label: '2名' },
    ]);
    expect(retail.asked.at(-1)?.body).toEqual({
      params: { lookupid: '%%' },
      pageNo: 1,
      pageSize: 10_000,
    });
    expect((await options({ column: 'status', search: '2' })).found).toEqual([
      { value: '2', label: '2名' },
    ]);
  });

  test('that do not exist have no items', async () => {
    expect((await options({ column: 'lost' })).found).toEqual([]);
  });
});

test('odd rows of lookups: numbers as texts are sorted as numbers, repeated and empty codes are dropped', async () => {
  const odd = (itemcode: unknown, sort: unknown, itemname: unknown = null) => ({
    lookupid: 'STATUS',
    itemcode,
    itemname,
    sort,
  });
  const retail = mockList({ rows: null, columns: COLUMNS }).replies('lookups', () => ({
    body: {
      returncode: '0',
      message: '',
      data: {
        pageData: [
          odd('last', 'soon'),
          odd('b', '10', '二'),
          odd('b', '11', '再'),
          odd('', 1, '空'),
          odd(7, '2'),
          null,
        ],
      },
    },
  }));
  const { data } = await (await signedInBrowser()).ask(SEARCH, { column: 'status' });
  expect(data).toEqual({
    viewer: {
      columnOptions: [
        { value: '7', label: '7' },
        { value: 'b', label: '二' },
        { value: 'last', label: 'last' },
      ],
    },
  });
  expect(retail.paths()).toContain('msc-gls/lookupItem/query');
});
