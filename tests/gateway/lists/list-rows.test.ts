import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import {
  askedAt,
  CODE,
  column,
  COLUMNS,
  CONFIG,
  listOf,
  mockList,
  PATHS,
  ROW,
  type Services,
} from './list-support.ts';

const ROWS = `query($code: String!, $filter: ListFilterInput, $orderBy: [ListOrderInput!], $page: Int, $pageSize: Int) { viewer { listModule(code: $code) {
  rows(filter: $filter, orderBy: $orderBy, page: $page, pageSize: $pageSize) { totalCount nodes { key name values version isDeletable } } } } }`;

interface Page {
  rows: {
    totalCount: number;
    nodes: {
      key: string;
      name: string;
      values: Record<string, unknown>;
      version: string | null;
      isDeletable: boolean;
    }[];
  } | null;
}

async function rows(asked: object = {}, services: Services = {}) {
  const retail = mockList(services);
  const answer = await (
    await signedInBrowser()
  ).ask(ROWS, { code: CODE, orderBy: [], page: 1, ...asked });
  const [body] = askedAt(retail, PATHS.search) as {
    condition: object[];
    orderBy: string;
    pageNo: number;
    pageSize: number;
  }[];
  return { rows: (listOf(answer) as Page).rows, errors: answer.errors, body };
}

describe('A page of rows', () => {
  test('is loaded as configured, ordered by key', async () => {
    const { rows: page, body } = await rows({}, { total: 51 });
    expect(body).toEqual({ condition: [], orderBy: 'storeid', pageNo: 1, pageSize: 50 });
    expect(page).toEqual({
      totalCount: 51,
      nodes: [
        {
          key: '1001',
          name: '星湖店',
          values: ROW,
          version: '2026-06-01 10:00:00',
          isDeletable: true,
        },
      ],
    });
  });

  test('has 1 to 1000 rows, even if the services answer with more', async () => {
    const many = Array.from({ length: 3 }, (_, at) => ({ storeid: String(at) }));
    const { rows: page, body } = await rows({ page: 7, pageSize: 2 }, { rows: many, total: 100 });
    expect(body).toMatchObject({ pageNo: 7, pageSize: 2 });
    expect(page?.nodes).toHaveLength(2);
    expect((await rows({ pageSize: 1000 })).body).toMatchObject({ pageSize: 1000 });
  });

  test.each([
    [{ page: 0 }, 'BAD_USER_INPUT'],
    [{ pageSize: 0 }, 'BAD_USER_INPUT'],
    [{ page: 2_000_000 }, 'BAD_USER_INPUT'],
    [{ pageSize: 1001 }, 'QUERY_TOO_COMPLEX'],
    [{ orderBy: [{ column: 'opened' }] }, 'BAD_USER_INPUT'],
    [{ orderBy: [{ column: 'nothing' }] }, 'BAD_USER_INPUT'],
  ])('with %j is refused without a call', async (asked, code) => {
    const { errors, body } = await rows(asked);
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(body).toBeUndefined();
  });

  test('is ordered by sortable columns and last by the key', async () => {
    const orderBy = [
      { column: 'storename', descending: true },
      { column: 'area' },
      { column: 'storename' },
    ];
    expect((await rows({ orderBy })).body?.orderBy).toBe('storename desc, area, storeid');
    expect((await rows({ orderBy: [{ column: 'storeid', descending: true }] })).body?.orderBy).toBe(
      'storeid desc',
    );
  });

  test.each([
    [{ data: null }, { totalCount: 0, nodes: [] }],
    [
      { data: { total: '7', pageData: [null, 'x', { storeid: 7 }] } },
      { totalCount: 7, nodes: [{ key: '7', name: '7' }] },
    ],
    [{ data: { pageData: [] } }, { totalCount: 0, nodes: [] }],
  ])('is parsed from %j', async (over, page) => {
    const retail = mockList({ rows: null });
    retail.replies(PATHS.search, () => ({ body: { returncode: '0', message: '', ...over } }));
    const answer = await (await signedInBrowser()).ask(ROWS, { code: CODE, orderBy: [], page: 1 });
    expect((listOf(answer) as Page).rows).toMatchObject(page);
  });

  test('is an error of its own if the service fails', async () => {
    const retail = mockList({ rows: null });
    retail.replies(PATHS.search, () => 'unreachable');
    const answer = await (await signedInBrowser()).ask(ROWS, { code: CODE, orderBy: [], page: 1 });
    expect(answer.errors).toMatchObject([
      { path: ['viewer', 'listModule', 'rows'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
    ]);
    expect(listOf(answer)).toEqual({ rows: null });
  });
});

describe('A row', () => {
  test('without a key is shown but cannot be deleted', async () => {
    const { rows: page } = await rows(
      {},
      { rows: [{ storename: '无编号', modifytime: '2026-06-01 10:00:00' }, { storeid: '' }, ROW] },
    );
    expect(
      page?.nodes.map(({ key, name, version, isDeletable }) => [key, name, version, isDeletable]),
    ).toEqual([
      ['~1', '无编号', null, false],
      ['~2', '~2', null, false],
      ['1001', '星湖店', '2026-06-01 10:00:00', true],
    ]);
  });

  test('keeps numeric texts, nulls and HTML unchanged and has only plain values', async () => {
    const told = {
      storeid: 5,
      storename: '<img src=x onerror=alert(1)>',
      area: '12.50',
      opened: null,
      format: ['H', 'S'],
      deep: { a: 1 },
    };
    const { rows: page } = await rows({}, { rows: [told] });
    expect(page?.nodes[0]).toMatchObject({
      key: '5',
      values: { ...told, format: 'H,S', deep: null },
    });
  });

  test('has dates, times and numbers in the configured formats', async () => {
    const config = {
      datefields: ['a', 'b', 'c', 'd', 'e', 'f'],
      datetimefields: ['g', 'h', 'i', 'j', 'k'],
      inttostringfields: ['l', 'm'],
    };
    const moment = Date.parse('2026-06-14T18:30:05Z');
    const told = {
      storeid: '1',
      ...{
        a: '2026-06-15 10:20:30',
        b: '2026/06/15',
        c: '20260615',
        d: moment,
        e: 'someday',
        f: null,
      },
      ...{
        g: '2026-06-14T18:30:05Z',
        h: '2026-06-15T08:00',
        i: Math.floor(moment / 1000),
        j: '2026-06-15',
        k: '',
      },
      ...{ l: 1001, m: '0042' },
    };
    const { rows: page } = await rows({}, { config, rows: [told] });
    expect(page?.nodes[0]?.values).toEqual({
      storeid: '1',
      ...{
        a: '2026-06-15',
        b: '2026-06-15',
        c: '2026-06-15',
        d: '2026-06-15',
        e: 'someday',
        f: null,
      },
      ...{
        g: '2026-06-15 02:30:05',
        h: '2026-06-15 08:00:00',
        i: '2026-06-15 02:30:05',
        j: '2026-06-15 00:00:00',
        k: '',
      },
      ...{ l: '1001', m: '0042' },
    });
  });

  test.each([
    [true, false],
    [1, false],
    ['1', false],
    ['Y', false],
    ['true', false],
    [false, true],
    [0, true],
    ['N', true],
    [null, true],
  ])('with the flag %j may be deleted: %s', async (systemflag, isDeletable) => {
    const { rows: page } = await rows({}, { rows: [{ ...ROW, systemflag }] });
    expect(page?.nodes[0]?.isDeletable).toBe(isDeletable);
  });

  test('is loaded by key, and is null if the answer is empty or has a different row', async () => {
    const ROW_OF = `query($code: String!, $key: ID!) { viewer { listModule(code: $code) { row(key: $key) { key name cells { column value text number date } } } } }`;
    const retail = mockList();
    const { ask } = await signedInBrowser();
    const row = async (key: string) =>
      (listOf(await ask(ROW_OF, { code: CODE, key })) as { row: unknown }).row;
    expect(await row('1001')).toEqual({
      key: '1001',
      name: '星湖店',
      cells: [
        { column: 'storeid', value: '1001', text: '1001', number: null, date: null },
        { column: 'storename', value: '星湖店', text: '星湖店', number: null, date: null },
        { column: 'area', value: '1200.5', text: '1200.5', number: '1200.5', date: null },
        {
          column: 'opened',
          value: '2020-05-01',
          text: '2020-05-01',
          number: null,
          date: '2020-05-01',
        },
        { column: 'modified', value: null, text: null, number: null, date: null },
        { column: 'format', value: 'H', text: '大卖场', number: null, date: null },
        { column: 'systemflag', value: '0', text: '0', number: null, date: null },
      ],
    });
    expect(await row('9')).toBeNull();
    const condition = [{ field: 'storeid', operation: 'eq', value: '1001' }];
    expect(askedAt(retail, PATHS.search)[0]).toEqual({
      condition,
      orderBy: 'storeid',
      pageNo: 1,
      pageSize: 1,
    });
  });
});

test('a list with a configured key field identifies its rows by it', async () => {
  const config = { ...CONFIG, keyfield: 'no', namefield: 'no' };
  const { rows: page } = await rows(
    {},
    { config, columns: [...COLUMNS, column('no', 'InputNum')], rows: [{ ...ROW, no: 12 }] },
  );
  expect(page?.nodes[0]).toMatchObject({ key: '12', name: '12' });
});
