import { monthStart, nextMonthStart } from '../server/calendar.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import type { Period } from './period.ts';

/** Sums over products and channels, in fen; null where there is not a single row. */
export interface ProductFigures {
  sales: number | null;
  qty: number | null;
  orders: number | null;
}

/**
 * The rows of product_fact that make up a period, as a JSON list of `[grain, day, last day]`: whole months by month, the rest by day.
 * A month that has begun counts as whole when the period reaches the end of the data.
 */
export function productPeriod(db: RetailDatabase, { from, to }: Period): string {
  const { last } = onlyRow(
    db.prepare<{ last: number | null }>(
      "SELECT max(day) AS last FROM product_fact WHERE grain = 'D'",
    ),
    [],
  );
  const parts: [grain: 'D' | 'M', day: number, last: number][] = [];
  for (let day = from; day <= to;) {
    const end = nextMonthStart(day);
    if (day === monthStart(day) && to >= Math.min(end - 1, last ?? to)) {
      parts.push(['M', day, Math.min(end - 1, to)]);
      day = end;
    } else {
      parts.push(['D', day, day]);
      day += 1;
    }
  }
  return JSON.stringify(parts);
}

/** Reads each row by its key, because a supplier has few products and a scan would read all. */
export const PRODUCT_ROWS = `json_each(?) AS period CROSS JOIN json_each(?) AS product CROSS JOIN channel c
  CROSS JOIN product_fact f ON f.grain = period.value ->> 0 AND f.day = period.value ->> 1 AND f.channelno = c.channelno AND f.productno = product.value`;

/** The sales of a supplier's products. */
export function productFigures(
  db: RetailDatabase,
  products: string,
  period: Period,
): ProductFigures {
  return onlyRow(
    db.prepare<ProductFigures>(
      `SELECT sum(f.sales) AS sales, sum(f.qty) AS qty, sum(f.orders) AS orders FROM ${PRODUCT_ROWS}`,
    ),
    [productPeriod(db, period), products],
  );
}
