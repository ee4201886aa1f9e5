import { SIGNED_IN_STAFF } from '../support/retail/retail-fixtures.ts';
import { createLoopbackRetail, type LoopbackRetail } from '../support/retail/loopback-retail.ts';

export const CODE = '300101';
export const COLUMN_COUNT = 15;
const PATH = '/api/msc-mdm/bench/search';
const PAGE = 1000;

interface Search {
  pageNo: number;
  pageSize: number;
}

/**
 * The types of the columns, in turn: codes, words, numbers, dates and times, as in lists of master
 * data.
 */
const KINDS = ['Input', 'Input', 'InputNum', 'Date', 'DateTime'] as const;
const nameAt = (at: number): string => `column${String(at)}`;

function valueAt(row: number, at: number): string | number {
  const kind = at % KINDS.length;
  if (kind === 0) return String(row).padStart(8, '0');
  if (kind === 1) return `商品 ${String(row)} 规格 ${String(at)}`;
  if (kind === 2) return (row * (at + 1)) / 100;
  return kind === 3 ? '2026-06-15' : '2026-06-15 09:30:00';
}

const rowAt = (row: number, columns: number) =>
  Object.fromEntries(Array.from({ length: columns }, (_, at) => [nameAt(at), valueAt(row, at)]));

/**
 * Starts services with one list of this many rows and columns. Its pages are created in advance, so
 * that creating them is not measured.
 */
export async function startListServices(
  rows: number,
  columns = COLUMN_COUNT,
): Promise<LoopbackRetail> {
  const retail = await createLoopbackRetail();
  const pages = Array.from({ length: Math.ceil(rows / PAGE) }, (_, page) =>
    JSON.stringify(
      Array.from({ length: Math.min(PAGE, rows - page * PAGE) }, (_row, at) =>
        rowAt(page * PAGE + at, columns),
      ),
    ),
  );
  const few = Array.from({ length: 100 }, (_, at) => rowAt(at, columns));
  retail.answer('/api/msc-auth/authentication/login', () => ({
    returncode: '0',
    data: { ...SIGNED_IN_STAFF, accessToken: 'access', refreshToken: 'refresh' },
  }));
  retail.answer('/api/msc-ucs/moduleConfig/getOne', () => ({
    returncode: '0',
    data: {
      modulecode: CODE,
      keyfield: nameAt(0),
      namefield: nameAt(1),
      pagesize: 30,
      searchurl: PATH,
      operations: ['eq', 'like', 'in'],
    },
  }));
  retail.answer('/api/msc-ucs/uiModule/listByModuleCode', () => ({
    returncode: '0',
    data: Array.from({ length: columns }, (_, at) => ({
      columnname: nameAt(at),
      columntype: KINDS[at % KINDS.length],
      columntitle: `列 ${String(at)}`,
    })),
  }));
  retail.answer('/api/msc-ucs/operation/listByModuleCode', () => ({
    returncode: '0',
    data: [{ methodcode: `${CODE}006` }],
  }));
  retail.answer(PATH, ({ body }, response) => {
    const { pageNo, pageSize } = body as Search;
    const data =
      pageSize === PAGE ? (pages[pageNo - 1] ?? '[]') : JSON.stringify(few.slice(0, pageSize));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"returncode":"0","message":"","data":{"total":${String(rows)},"pageData":${data}}}`);
    return 'handled';
  });
  return retail;
}
