import type { components } from '../../../schema/generated/retail.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { KEY } from './job-support.ts';

type Row = components['schemas']['SalesQueryRow'];
export type SalesRequest = components['schemas']['SalesQuery'];

/** What the tests of sales exports ask for. */
export const ASKED_SALES = {
  key: KEY,
  measures: ['SALES', 'MARGIN'],
  dimensions: ['SHOP', 'MONTH'],
  period: { recent: 'LAST_7_DAYS' },
  fileName: '门店销售.csv',
};

export const ASKED_JSONL = { ...ASKED_SALES, format: 'JSONL', fileName: 'sales.jsonl' };

export const salesRowAt = (index: number): Row => ({
  store: { code: String(1001 + index), name: index === 0 ? '=静安,"店"' : `门店 ${String(index)}` },
  days: { startdate: '2026-06-08', enddate: '2026-06-14' },
  values: { sales: -0.5 - index, profit: 0.25 },
  compared: index === 0 ? { sales: 1, profit: 0.1 } : null,
});

/** The answer to a sales query with so many rows. */
export function salesPage(
  { pageNo, pageSize }: SalesRequest,
  total: number,
  row: (index: number) => Row = salesRowAt,
) {
  const first = (pageNo - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - first));
  const rows = Array.from({ length: count }, (_, at) => row(first + at));
  const data = { asof: '2026-06-14', total, rows, totals: { values: {} } };
  return { body: { returncode: '0', message: 'success', data } };
}

/** Services that answer sales queries page by page. */
export function salesOf(total: number, row: (index: number) => Row = salesRowAt) {
  return mockRetail().replies('salesQuery', (body) => salesPage(body as SalesRequest, total, row));
}
