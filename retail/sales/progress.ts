import type { components } from '../../schema/generated/retail.ts';
import { monthOf, monthStart, yearOf, yearStart } from '../server/calendar.ts';
import { RetailError } from '../server/envelope.ts';
import type { Handler, ServiceContext } from '../server/service.ts';
import { percent, yuan } from './figures.ts';
import { asOf, dayParameter, type Period } from './period.ts';
import { PRODUCT_ROWS, productPeriod } from './product-figures.ts';
import { isSupplier, productScope, storeScope, text } from './scope.ts';

type ProgressRow = components['schemas']['ProgressRow'];

const PLACES = 10;
const DAYS_OF_A_PLAN = 30;

interface Span extends Period {
  firstMonth: string;
  lastMonth: string;
  /** The part of the plan for the period. */
  part: number;
}

/** The card's own date types: 4 year, 3 month, 2 day, up to the last complete day. */
const SPANS: Readonly<Record<string, (day: number) => Span>> = {
  '4': (day) => {
    const year = String(yearOf(day));
    return {
      from: yearStart(day),
      to: day,
      firstMonth: `${year}-01`,
      lastMonth: `${year}-12`,
      part: 1,
    };
  },
  '3': (day) => ({
    from: monthStart(day),
    to: day,
    firstMonth: monthOf(day),
    lastMonth: monthOf(day),
    part: 1,
  }),
  '2': (day) => ({
    from: day,
    to: day,
    firstMonth: monthOf(day),
    lastMonth: monthOf(day),
    part: 1 / DAYS_OF_A_PLAN,
  }),
};

interface GroupRow {
  groupno: number;
  name: string;
  id: string;
  sales: number;
  plan: number | null;
}

/** Purchase groups compared with their plan, the largest first. */
export const progress: Handler<'/api/MCA200021/sales/progress'> = (
  body,
  context,
): ProgressRow[] => {
  const span = SPANS[text(body.datetype) || '3'];
  if (!span) throw new RetailError('A0400', 'Bad parameter datetype: 4 year, 3 month or 2 day');
  const period = span(Math.min(dayParameter(body, 'startdate') ?? asOf(context), asOf(context)));
  const rows = (isSupplier(context.caller) ? supplierRows : storeRows)(context, period);
  return rows.slice(0, PLACES).map(({ name, id, sales, plan }) => ({
    name,
    entrycode: `category.${id}`,
    rate: percent(sales, plan),
    value: yuan(sales),
  }));
};

function storeRows(
  context: ServiceContext,
  { from, to, firstMonth, lastMonth, part }: Span,
): GroupRow[] {
  const { shops } = storeScope(context);
  return context.db
    .prepare<GroupRow>(
      `SELECT c.categoryname AS name, c.categoryid AS id, sum(g.sales) AS sales,
         (SELECT sum(p.sales) * ? FROM sales_plan p
          WHERE p.month BETWEEN ? AND ? AND p.shopno IN (SELECT value FROM json_each(?)) AND p.groupno = c.categoryno) AS plan
       FROM category c CROSS JOIN group_day g ON g.groupno = c.categoryno
       WHERE c.deptlevelid = 1 AND g.day BETWEEN ? AND ? AND g.shopno IN (SELECT value FROM json_each(?))
       GROUP BY c.categoryno ORDER BY sales DESC, c.categoryno`,
    )
    .all([part, firstMonth, lastMonth, shops, from, to, shops]);
}

function supplierRows(context: ServiceContext, period: Period): GroupRow[] {
  return context.db
    .prepare<GroupRow>(
      `SELECT g.categoryname AS name, g.categoryid AS id, sum(f.sales) AS sales, NULL AS plan FROM ${PRODUCT_ROWS}
         JOIN product p ON p.productno = f.productno JOIN category g ON g.categoryid = p.categoryid
       GROUP BY g.categoryid ORDER BY sales DESC, g.categoryid`,
    )
    .all([productPeriod(context.db, period), productScope(context)]);
}
