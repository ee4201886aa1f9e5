import type { ServiceContext } from '../service.ts';
import { channelsOf, groupsOf, numbersOf } from './filters.ts';
import { chartPeriod } from './period.ts';
import { PRODUCT_ROWS, productPeriod } from './product-figures.ts';
import { isSupplier, productScope, storeScope } from './scope.ts';

export interface ChannelSales {
  channelno: number;
  groupno: number;
  sales: number;
  qty: number;
}

/** Sales of a period by channel and purchase group, of the caller's stores or a supplier's products, filtered as the card asks. */
export function channelSales(body: Record<string, unknown>, context: ServiceContext): ChannelSales[] {
  const { db } = context;
  const period = chartPeriod(body, context);
  const channels = numbersOf(channelsOf(db, body.channelid));
  const groups = numbersOf(groupsOf(db, body.cateid));
  if (isSupplier(context.caller)) {
    return db
      .prepare(
        `SELECT f.channelno, p.groupno, sum(f.sales) AS sales, sum(f.qty) AS qty FROM ${PRODUCT_ROWS} JOIN product p ON p.productno = f.productno
         WHERE f.channelno IN (SELECT value FROM json_each(?)) AND p.groupno IN (SELECT value FROM json_each(?)) GROUP BY f.channelno, p.groupno`,
      )
      .all([productPeriod(db, period), productScope(context), channels, groups]) as ChannelSales[];
  }
  return db
    .prepare(
      `SELECT channelno, groupno, sum(sales) AS sales, sum(qty) AS qty FROM sales_fact
       WHERE day BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?)) AND channelno IN (SELECT value FROM json_each(?))
         AND groupno IN (SELECT value FROM json_each(?)) GROUP BY channelno, groupno`,
    )
    .all([period.from, period.to, storeScope(context).shops, channels, groups]) as ChannelSales[];
}
