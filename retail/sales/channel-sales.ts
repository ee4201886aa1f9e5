import type { ServiceContext } from '../server/service.ts';
import { channelsOf, groupsOf, numbersOf } from './filters.ts';
import { CHANNEL_FACTS, channelParts } from './channel-facts.ts';
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
    .prepare<ChannelSales>(`SELECT ${columns} FROM ${CHANNEL_FACTS} f WHERE ${filter}`)
    .all([...channelParts(period), scope.shops, channels, groups]);
}
