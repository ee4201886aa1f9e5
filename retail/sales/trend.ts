import type { components } from '../../schema/generated/retail.ts';
import { dateOf, monthOf } from '../server/calendar.ts';
import type { Handler, ServiceContext } from '../server/service.ts';
import { yuan } from './figures.ts';
import { asOf, type Period } from './period.ts';
import { PRODUCT_ROWS } from './product-figures.ts';
import { isSupplier, productScope, storeScope } from './scope.ts';

type SalesTrend = components['schemas']['SalesTrend'];

const WINDOWS = [7, 30] as const;
const MAX_DAYS = 30;

/** Sales by day over both windows, each day with the plan of its month. */
export const trend: Handler<'/api/MCA200021/sales/trend'> = (_body, context): SalesTrend[] => {
  const last = asOf(context);
  const { sales, plans } = (isSupplier(context.caller) ? supplierTrend : storeTrend)(context, {
    from: last - MAX_DAYS + 1,
    to: last,
  });
  const planOf = (day: number) => plans.get(monthOf(day)) ?? null;
  return WINDOWS.map((days) => ({
    days,
    monthplan: planOf(last),
    y: 'sales.trend.subtitle',
    x:
      sales.size === 0
        ? []
        : Array.from({ length: days }, (_, index) => last - days + 1 + index).map((day) => ({
            sdate: dateOf(day),
            salevalue: yuan(sales.get(day) ?? 0),
            monthplan: planOf(day),
          })),
  }));
};

interface Trend {
  /** Fen by day. */
  sales: Map<number, number>;
  /** Yuan by month; a month without a plan is missing. */
  plans: Map<string, number>;
}

interface DayRow {
  day: number;
  sales: number;
}

function storeTrend(context: ServiceContext, { from, to }: Period): Trend {
  const { shops } = storeScope(context);
  const days = context.db
    .prepare<DayRow>(
      'SELECT day, sum(sales) AS sales FROM shop_day WHERE day BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?)) GROUP BY day',
    )
    .all([from, to, shops]);
  const plans = context.db
    .prepare<{ month: string; sales: number }>(
      'SELECT month, sum(sales) AS sales FROM sales_plan WHERE month BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?)) GROUP BY month',
    )
    .all([monthOf(from), monthOf(to), shops]);
  return {
    sales: byDay(days),
    plans: new Map(plans.map(({ month, sales }) => [month, yuan(sales)])),
  };
}

function supplierTrend(context: ServiceContext, { from, to }: Period): Trend {
  const period = JSON.stringify(
    Array.from({ length: to - from + 1 }, (_, index) => ['D', from + index]),
  );
  const days = context.db
    .prepare<DayRow>(`SELECT f.day, sum(f.sales) AS sales FROM ${PRODUCT_ROWS} GROUP BY f.day`)
    .all([period, productScope(context)]);
  return { sales: byDay(days), plans: new Map() };
}

function byDay(rows: readonly DayRow[]): Map<number, number> {
  return new Map(rows.map(({ day, sales }) => [day, sales]));
}
