import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { COLUMNS, mockModule, SHEET } from './sheet-support.ts';

const ROWS = `query($page: Int, $pageSize: Int) { viewer { sheet(moduleCode: "200101", number: "PO1") {
  details { totalCount rows(page: $page, pageSize: $pageSize) sums } } } }`;

describe('A document', () => {
  test('of ten thousand lines is loaded once and returned by page with exact totals', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => ({
      lineno: at + 1,
      remqty: 0.1,
      pkqty: null,
      qty: null,
    }));
    const retail = mockModule({ ...SHEET, details: lines });
    const { ask } = await signedInBrowser();
    const { data } = await ask(ROWS, { page: 10, pageSize: 1000 });
    const [details] = (
      data as {
        viewer: {
          sheet: { details: { totalCount: number; rows: { lineno: number }[]; sums: object }[] };
        };
      }
    ).viewer.sheet.details;
    expect(details?.totalCount).toBe(10_000);
    expect(details?.rows.map(({ lineno }) => lineno)).toEqual(
      Array.from({ length: 1000 }, (_, at) => 9001 + at),
    );
    expect(details?.sums).toEqual({ pkqty: '0', remqty: '1000', qty: '0' });
    expect(retail.paths().filter((path) => path.endsWith('searchItem'))).toHaveLength(1);
  });

  test('has exact summaries of its columns over all lines', async () => {
    const styles = ['avg', 'count', 'min', 'max'];
    const columns = styles.map((columnsumstyle): (typeof COLUMNS)[number] => ({
      columnname: columnsumstyle,
      columntype: 'InputNum',
      columntitle: columnsumstyle,
      divid: 'details',
      columnsumstyle,
    }));
    const lines = ['-0.01', '0.02', null, '9007199254740993'].map((value, at) => ({
      lineno: at + 1,
      ...Object.fromEntries(styles.map((name) => [name, value])),
    }));
    mockModule({ ...SHEET, details: lines }, [...COLUMNS, ...columns]);
    const { data } = await (await signedInBrowser()).ask(ROWS);
    const [details] = (data as { viewer: { sheet: { details: { sums: object }[] } } }).viewer.sheet
      .details;
    expect(details?.sums).toMatchObject({
      avg: '3002399751580331',
      count: '3',
      min: '-0.01',
      max: '9007199254740993',
    });
  });

  test('has no lines beyond the last page', async () => {
    mockModule();
    const { data } = await (await signedInBrowser()).ask(ROWS, { page: 9 });
    expect(data).toMatchObject({
      viewer: {
        sheet: {
          details: [
            { totalCount: 2, rows: [] },
            { totalCount: 0, rows: [] },
          ],
        },
      },
    });
  });

  test.each([{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 31 }, { pageSize: 1001 }])(
    'refuses a page of lines with %j',
    async (bounds) => {
      mockModule();
      const { errors } = await (await signedInBrowser()).ask(ROWS, bounds);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    },
  );
});
