import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CODE, column, COLUMNS, CONFIG, listOf, mockList, PATHS, ROW } from './list-support.ts';
import { ROWS, type Page, rows } from './list-rows-support.ts';

describe('A page of rows', () => {
  test('is loaded as configured, ordered by key', async () => {
    const { rows: page, body } = await rows({}, { total: 51 });
    // The specification names the parameters twice, with two spellings of the order.
    expect(body).toEqual({
      condition: [],
      params: {},
      orderBy: 'storeid',
      orderby: 'storeid',
      pageNo: 1,
      pageSize: 50,
    });
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

  test.each([
    ['a full page, as there may be more', 1, 2, 3],
    ['a full later page', 3, 2, 7],
    ['the last page', 2, 1, 3],
    ['an empty page', 2, 0, 0],
    ['more than a page, which the services do not divide', 1, 5, 2],
  ])('without a total counts what is known after %s', async (_what, number, count, total) => {
    const retail = mockList({ rows: null });
    const pageData = Array.from({ length: count }, (_, at) => ({ storeid: String(at) }));
    retail.replies(PATHS.search, () => ({
      body: { returncode: '0', message: '', data: { pageData } },
    }));
    const { ask } = await signedInBrowser();
    const answer = await ask(ROWS, { code: CODE, orderBy: [], page: number, pageSize: 2 });
    expect((listOf(answer) as Page).rows?.totalCount).toBe(total);
  });

  test('has at least the rows that were sent, whatever total the services send', async () => {
    const { rows: page } = await rows({ page: 2, pageSize: 1 }, { rows: [ROW], total: 0 });
    expect(page?.totalCount).toBe(2);
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

test('a list with a configured key field identifies its rows by it', async () => {
  const config = { ...CONFIG, keyfield: 'no', namefield: 'no' };
  const { rows: page } = await rows(
    {},
    { config, columns: [...COLUMNS, column('no', 'InputNum')], rows: [{ ...ROW, no: 12 }] },
  );
  expect(page?.nodes[0]).toMatchObject({ key: '12', name: '12' });
});
