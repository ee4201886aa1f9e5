import type { ServiceContext } from '../server/service.ts';
import { channelsOf, groupsOf, numbersOf } from './filters.ts';
import { chartPeriod, type Period } from './period.ts';
import { PRODUCT_ROWS, productPeriod } from './product-figures.ts';
import { isSupplier, productScope, storeScope } from './scope.ts';

export interface ChannelSales {
  channelno: number;
  groupno: number;
  sales: number;
  qty: number;
}

/** Sales of a period by channel and purchase group, of the caller's stores or a supplier's products, filtered as the card asks. */
export function channelSales(
  body: Record<string, unknown>,
  context: ServiceContext,
): ChannelSales[] {
  const { db } = context;
  const period = chartPeriod(body, context);
  const channels = numbersOf(channelsOf(db, body.channelid));
  const groups = numbersOf(groupsOf(db, body.cateid));
  if (isSupplier(context.caller)) {
    return db
      .prepare<ChannelSales>(
        `SELECT f.channelno, p.groupno, sum(f.sales) AS sales, sum(f.qty) AS qty FROM ${PRODUCT_ROWS} JOIN product p ON p.productno = f.productno
         WHERE f.channelno IN (SELECT value FROM json_each(?)) AND p.groupno IN (SELECT value FROM json_each(?)) GROUP BY f.channelno, p.groupno`,
      )
      .all([productPeriod(db, period), productScope(context), channels, groups]);
  }
  const scope = storeScope(context);
  const filter =
    'f.channelno IN (SELECT value FROM json_each(?)) AND f.groupno IN (SELECT value FROM json_each(?)) GROUP BY f.channelno, f.groupno';
  const columns = 'f.channelno, f.groupno, sum(f.sales) AS sales, sum(f.qty) AS qty';
  if (scope.complete) {
    return db
      .prepare<ChannelSales>(
        `SELECT ${columns} FROM channel_day f WHERE f.day BETWEEN ? AND ? AND ${filter}`,
      )
      .all([period.from, period.to, channels, groups]);
  }
  return db
    .prepare<ChannelSales>(
      `SELECT ${columns} FROM json_each(?) AS day CROSS JOIN json_each(?) AS shop
         CROSS JOIN sales_fact f ON f.day = day.value AND f.shopno = shop.value WHERE ${filter}`,
    )
    .all([daysOf(period), scope.shops, channels, groups]);
}

/** Queried by day and store, because a range of days would read the rows of all stores. */
function daysOf({ from, to }: Period): string {
  return JSON.stringify(
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
  );
}
