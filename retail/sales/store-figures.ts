import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { groupsOf, numbersOf } from './filters.ts';
import type { Period } from './period.ts';
import type { StoreScope } from './scope.ts';

/** Sums over days and stores, in fen; null where there is not a single row. */
export interface StoreFigures {
  sales: number | null;
  cost: number | null;
  orders: number | null;
  footfall: number | null;
}

export interface StorePlan {
  sales: number | null;
  profit: number | null;
  orders: number | null;
  footfall: number | null;
}

/** Visitors are counted at the door, not by purchase group. */
export function storeFigures(
  db: RetailDatabase,
  { shops }: StoreScope,
  { from, to }: Period,
  cateid = '',
): StoreFigures {
  if (cateid === '') {
    return onlyRow(
      db.prepare<StoreFigures>(
        `SELECT sum(sales) AS sales, sum(cost) AS cost, sum(orders) AS orders, sum(footfall) AS footfall
         FROM shop_day WHERE day BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?))`,
      ),
      [from, to, shops],
    );
  }
  return onlyRow(
    db.prepare<StoreFigures>(
      `SELECT sum(sales) AS sales, sum(cost) AS cost, sum(orders) AS orders, NULL AS footfall FROM group_day
       WHERE groupno IN (SELECT value FROM json_each(?)) AND day BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?))`,
    ),
    [numbersOf(groupsOf(db, cateid)), from, to, shops],
  );
}

/** Plans of the months from `first` to `last`, both `YYYY-MM`. */
export function storePlan(
  db: RetailDatabase,
  { shops }: StoreScope,
  first: string,
  last: string,
  cateid = '',
): StorePlan {
  return onlyRow(
    db.prepare<StorePlan>(
      `SELECT sum(sales) AS sales, sum(profit) AS profit, sum(orders) AS orders, sum(footfall) AS footfall FROM sales_plan
       WHERE month BETWEEN ? AND ? AND shopno IN (SELECT value FROM json_each(?)) AND groupno IN (SELECT value FROM json_each(?))`,
    ),
    [first, last, shops, numbersOf(groupsOf(db, cateid))],
  );
}
