import type { ServiceContext } from '../server/service.ts';
import { channelsOf, groupsOf, numbersOf } from './filters.ts';
import type { Period } from './period.ts';
import { productPeriod } from './product-figures.ts';
import { isSupplier, storeScope } from './scope.ts';

export interface ProductSales {
  productid: string;
  name: string;
  sales: number;
  qty: number;
  orders: number;
}

/** The filters of a card besides the period. */
interface Filters {
  period: string;
  channels: string;
  groups: string;
}

/** The products sold in a period, and the orders of all products for comparison. */
export function productSales(
  body: Record<string, unknown>,
  context: ServiceContext,
  period: Period,
): { products: ProductSales[]; orders: number } {
  const { db, caller } = context;
  const filters = {
    period: productPeriod(db, period),
    channels: numbersOf(channelsOf(db, body.channelid)),
    groups: numbersOf(groupsOf(db, body.cateid)),
  };
  if (isSupplier(caller)) {
    const shops = JSON.stringify(db.prepare('SELECT shopno FROM shop').pluck().all([]));
    return {
      products: ofAllStores(context, filters),
      orders: allOrders(context, filters, period, shops),
    };
  }
  const scope = storeScope(context);
  const products = scope.complete
    ? ofAllStores(context, filters)
    : ofStores(context, filters, scope.shops);
  return { products, orders: allOrders(context, filters, period, scope.shops) };
}

function ofAllStores(
  { db, caller }: ServiceContext,
  { period, channels, groups }: Filters,
): ProductSales[] {
  return db
    .prepare<ProductSales>(
      `SELECT p.productid, p.productname AS name, t.sales, t.qty, t.orders
       FROM (SELECT f.productno, sum(f.sales) AS sales, sum(f.qty) AS qty, sum(f.orders) AS orders
             FROM json_each(?) AS period CROSS JOIN product_fact f ON f.grain = period.value ->> 0 AND f.day = period.value ->> 1
             WHERE f.channelno IN (SELECT value FROM json_each(?)) GROUP BY f.productno) t JOIN product p USING (productno)
       WHERE p.groupno IN (SELECT value FROM json_each(?)) AND (? IS NULL OR p.supplierid = ?)`,
    )
    .all([period, channels, groups, caller.tenantid, caller.tenantid]);
}

/**
 * Product facts are stored over all stores. The sales of some stores are computed from their share in the sales of the same day (or month),
 * channel and purchase group: every store sells the products of a group in the proportions of the chain.
 */
function ofStores(
  { db }: ServiceContext,
  { period, channels, groups }: Filters,
  shops: string,
): ProductSales[] {
  return db
    .prepare<ProductSales>(
      `WITH days AS (SELECT value ->> 0 AS start, value ->> 1 AS day FROM json_each(?)),
       own AS (
         SELECT d.start, s.channelno, s.groupno, sum(s.sales) AS sales
         FROM days d CROSS JOIN json_each(?) AS shop CROSS JOIN sales_fact s ON s.day = d.day AND s.shopno = shop.value GROUP BY 1, 2, 3),
       whole AS (SELECT d.start, c.channelno, c.groupno, sum(c.sales) AS sales FROM days d CROSS JOIN channel_day c ON c.day = d.day GROUP BY 1, 2, 3),
       share AS MATERIALIZED (
         SELECT start, channelno, groupno, own.sales * 1.0 / whole.sales AS part FROM own JOIN whole USING (start, channelno, groupno))
       SELECT p.productid, p.productname AS name, sum(f.sales * part) AS sales, sum(f.qty * part) AS qty, sum(f.orders * part) AS orders
       FROM json_each(?) AS period CROSS JOIN product_fact f ON f.grain = period.value ->> 0 AND f.day = period.value ->> 1
         JOIN product p USING (productno) JOIN share ON share.start = f.day AND share.channelno = f.channelno AND share.groupno = p.groupno
       WHERE f.channelno IN (SELECT value FROM json_each(?)) AND p.groupno IN (SELECT value FROM json_each(?)) GROUP BY p.productno`,
    )
    .all([daysOf(period), shops, period, channels, groups]);
}

/** Each day of a product period with the day of its row. No month and day row of a period begin on the same day. */
function daysOf(period: string): string {
  const parts = JSON.parse(period) as [grain: string, first: number, last: number][];
  return JSON.stringify(
    parts.flatMap(([, first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => [first, first + index]),
    ),
  );
}

interface Orders {
  orders: number | null;
}

function allOrders(
  { db }: ServiceContext,
  { channels }: Filters,
  { from, to }: Period,
  shops: string,
): number {
  const everyChannel = (JSON.parse(channels) as number[]).length === channelsOf(db, '').length;
  const where = 'day BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?))';
  const row = everyChannel
    ? db
        .prepare<Orders>(`SELECT sum(orders) AS orders FROM shop_day WHERE ${where}`)
        .get([from, to, shops])
    : db
        .prepare<Orders>(
          `SELECT sum(orders) AS orders FROM sales_fact WHERE ${where} AND channelno IN (SELECT value FROM json_each(?))`,
        )
        .get([from, to, shops, channels]);
  return row?.orders ?? 0;
}
