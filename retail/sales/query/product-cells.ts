import { onlyRow, type RetailDatabase } from '../../database/sqlite.ts';
import type { Period } from '../period.ts';
import { productPeriod } from '../product-figures.ts';
import {
  addCells,
  eachPeriod,
  grouping,
  keysOf,
  LIMIT,
  type Cells,
  type FactRow,
} from './cells.ts';
import type { Question } from './question.ts';

/** `[grain, first day, last day]` of rows of product_fact. */
type Part = [grain: 'D' | 'M', first: number, last: number];

const COLUMNS = { category: 'p.groupno', channel: 'f.channelno', product: 'f.productno' };

const FACTS = `json_each(?) AS part CROSS JOIN product_fact f ON f.grain = part.value ->> 0 AND f.day = part.value ->> 1 JOIN product p USING (productno)`;
const FILTER = `f.channelno IN (SELECT value FROM json_each(?)) AND p.groupno IN (SELECT value FROM json_each(?))
  AND (? IS NULL OR f.productno IN (SELECT value FROM json_each(?)))`;

/**
 * The figures of products: sales, quantity and orders. They are kept by month, and by day only for
 * recent days; null when some days of the periods are not kept.
 */
export function productCells(
  db: RetailDatabase,
  question: Question,
  periods: readonly (Period | null)[],
): Cells | null {
  const partsOf = (period: Period) => JSON.parse(productPeriod(db, period)) as Part[];
  const isKept = keeping(db);
  if (!periods.every((period) => period === null || isKept(partsOf(period)))) return null;
  const rowsOf = (question.everyShop ? rowsOfAllShops : rowsOfShops)(db, question);
  const cells: Cells = new Map();
  addCells(
    cells,
    eachPeriod(periods, (period) => rowsOf(partsOf(period))),
    keysOf(question),
  );
  return cells;
}

function keeping(db: RetailDatabase): (parts: readonly Part[]) => boolean {
  const first = db.prepare<{ first: number | null }>(
    'SELECT min(day) AS first FROM product_fact WHERE grain = ?',
  );
  const kept = {
    D: onlyRow(first, ['D']).first ?? Infinity,
    M: onlyRow(first, ['M']).first ?? Infinity,
  };
  return (parts) => parts.every(([grain, day]) => day >= kept[grain]);
}

type Rows = (db: RetailDatabase, question: Question) => (parts: readonly Part[]) => FactRow[];

const rowsOfAllShops: Rows = (db, { channels, groups, products, ...question }) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const query = db.prepare<FactRow>(
    `SELECT ${select} sum(f.sales) AS sales, sum(f.qty) AS quantity, sum(f.orders) AS orders
     FROM ${FACTS} WHERE ${FILTER} ${group} ${LIMIT}`,
  );
  return (parts) => query.all([JSON.stringify(parts), channels, groups, products, products]);
};

/**
 * Product facts are stored over all stores. The sales of some stores are computed from their share
 * in the sales of the same days, channel and purchase group, rounded for each product, so that all
 * sums of a query are exact sums of its rows.
 */
const rowsOfShops: Rows = (db, { shops, channels, groups, products, ...question }) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const part = (name: string) => `sum(CAST(round(f.${name} * share.part) AS INTEGER))`;
  const query = db.prepare<FactRow>(
    `WITH days AS (SELECT value ->> 0 AS start, value ->> 1 AS day FROM json_each(?)),
     own AS (
       SELECT d.start, s.channelno, s.groupno, sum(s.sales) AS sales
       FROM days d CROSS JOIN json_each(?) AS shop CROSS JOIN sales_fact s ON s.day = d.day AND s.shopno = shop.value GROUP BY 1, 2, 3),
     whole AS (SELECT d.start, c.channelno, c.groupno, sum(c.sales) AS sales FROM days d CROSS JOIN channel_day c ON c.day = d.day GROUP BY 1, 2, 3),
     share AS MATERIALIZED (
       SELECT start, channelno, groupno, own.sales * 1.0 / whole.sales AS part FROM own JOIN whole USING (start, channelno, groupno))
     SELECT ${select} ${part('sales')} AS sales, ${part('qty')} AS quantity, ${part('orders')} AS orders
     FROM ${FACTS} JOIN share ON share.start = f.day AND share.channelno = f.channelno AND share.groupno = p.groupno
     WHERE ${FILTER} ${group} ${LIMIT}`,
  );
  return (parts) => {
    const values = [channels, groups, products, products];
    return query.all([daysOf(parts), shops, JSON.stringify(parts), ...values]);
  };
};

/** Each day with the day of its row. No month and day row of a period begin on the same day. */
function daysOf(parts: readonly Part[]): string {
  return JSON.stringify(
    parts.flatMap(([, first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => [first, first + index]),
    ),
  );
}
