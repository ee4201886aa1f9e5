import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../envelope.ts';
import type { Handler, ServiceContext } from '../service.ts';
import { percent, round2, yuan } from './figures.ts';
import { channelsOf, groupsOf, numbersOf } from './filters.ts';
import { metricOf, type MetricCode } from './metric.ts';
import { chartPeriod, type Period } from './period.ts';
import { productPeriod } from './product-figures.ts';
import { isSupplier, storeScope } from './scope.ts';

type TopProduct = components['schemas']['TopProduct'];

const TOPS = [10, 20, 30, 40];

/** Fixed, so that an article has its colour on every screen of a day. */
const PALETTE = ['#348eed', '#0f8a7d', '#c2690c', '#8b5cf6', '#b83280', '#7c6a0a', '#475569', '#1e3a8a'];

interface ProductRow {
  productid: string;
  name: string;
  sales: number;
  qty: number;
  orders: number;
}

interface Totals {
  sales: number;
  qty: number;
  orders: number;
}

/** How a metric reads a row and what the whole is that a share is told of. */
const METRICS: Readonly<Record<MetricCode, { value: (row: Totals, all: Totals) => number; whole: (all: Totals) => number; part: (row: Totals) => number }>> = {
  '0': { value: ({ qty }) => Math.round(qty), whole: ({ qty }) => qty, part: ({ qty }) => qty },
  '10': { value: ({ sales }) => yuan(sales), whole: ({ sales }) => sales, part: ({ sales }) => sales },
  '20': { value: ({ orders }, all) => percent(orders, all.orders) ?? 0, whole: ({ orders }) => orders, part: ({ orders }) => orders },
};

/** The articles that sold best in a period: bars, and the list with the share of each in everything sold under the same filters. */
export const topProduct: Handler = (body, context): TopProduct => {
  const metric = METRICS[metricOf(body, ['0', '10', '20'])];
  const top = TOPS.find((count) => count === Number(body.topval ?? TOPS[0]));
  if (top === undefined) throw new RetailError('A0400', `Bad parameter topval: one of ${TOPS.join(', ')}`);
  const { rows, all } = productSales(body, context, chartPeriod(body, context));
  const best = rows.sort((a, b) => metric.part(b) - metric.part(a) || a.productid.localeCompare(b.productid)).slice(0, top);
  return [
    { echartData: best.map((row) => ({ productid: row.productid, name: row.name, num: metric.value(row, all) })) },
    {
      sumData: best.map((row, index) => ({
        name: row.name,
        xx: metric.value(row, all),
        prop: percent(metric.part(row), metric.whole(all)) ?? 0,
        color: PALETTE[index % PALETTE.length] ?? '',
      })),
    },
  ];
};

/**
 * Products are kept over all stores. What a part of the stores sold of them is told by the share that these stores have in the day's
 * (or month's) sales of the same channel and purchase group, for that is how the products of a group were split.
 */
function productSales(body: Record<string, unknown>, context: ServiceContext, period: Period): { rows: ProductRow[]; all: Totals } {
  const { db, caller } = context;
  const channels = numbersOf(channelsOf(db, body.channelid));
  const groups = numbersOf(groupsOf(db, body.cateid));
  const periods = productPeriod(db, period);
  const scope = isSupplier(caller) ? null : storeScope(context);
  const partly = scope !== null && !scope.complete;
  const rows = db
    .prepare(
      `WITH share AS MATERIALIZED (${partly ? SHARE : 'SELECT NULL AS grain, NULL AS start, NULL AS channelno, NULL AS groupno, 1 AS share WHERE ? IS NULL AND ? IS NULL'})
       SELECT p.productid, p.productname AS name, sum(f.sales${partly ? ' * s.share' : ''}) AS sales, sum(f.qty${partly ? ' * s.share' : ''}) AS qty,
         sum(f.orders${partly ? ' * s.share' : ''}) AS orders
       FROM json_each(?) AS period CROSS JOIN product_fact f ON f.grain = period.value ->> 0 AND f.day = period.value ->> 1
         JOIN product p USING (productno)
         ${partly ? 'JOIN share s ON s.grain = f.grain AND s.start = f.day AND s.channelno = f.channelno AND s.groupno = p.groupno' : ''}
       WHERE f.channelno IN (SELECT value FROM json_each(?)) AND p.groupno IN (SELECT value FROM json_each(?))
         AND (? IS NULL OR p.supplierid = ?)
       GROUP BY p.productno HAVING sum(f.qty) > 0`,
    )
    .all([periods, scope?.shops ?? null, periods, channels, groups, caller.tenantid, caller.tenantid]) as ProductRow[];
  const sum = rows.reduce((total, row) => ({ sales: total.sales + row.sales, qty: total.qty + row.qty, orders: 0 }), { sales: 0, qty: 0, orders: 0 });
  return { rows, all: { ...sum, orders: round2(allOrders(context, period, channels, scope?.shops ?? null)) } };
}
