import type { components } from '../../../schema/generated/retail.ts';
import type { ServiceContext } from '../../../retail/server/service.ts';
import { askCard } from './sales-caller.ts';

type Schemas = components['schemas'];
type Question = Schemas['SalesQuery'];
type Result = Schemas['SalesQueryResult'];

/** A sales query of June 1 to 14, with what a test changes of it. */
export function askSales(context: ServiceContext, over: Partial<Question> = {}): Result {
  return askCard(context, 'sales/query', {
    measures: ['sales'],
    dimensions: [],
    startdate: '2026-06-01',
    enddate: '2026-06-14',
    pageNo: 1,
    pageSize: 1000,
    ...over,
  });
}

/** All rows of a query, page by page. */
export function allSalesRows(
  context: ServiceContext,
  over: Partial<Question>,
): Schemas['SalesQueryRow'][] {
  const rows: Schemas['SalesQueryRow'][] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = askSales(context, { ...over, pageNo });
    rows.push(...page.rows);
    if (rows.length >= page.total || page.rows.length === 0) return rows;
  }
}

/** The sum of a measure over rows, in cents so that it is exact. */
export function sumOf(
  rows: readonly Schemas['SalesQueryRow'][],
  measure: keyof Schemas['SalesFigures'],
): number {
  return rows.reduce((sum, { values }) => sum + Math.round((values[measure] ?? 0) * 100), 0) / 100;
}
