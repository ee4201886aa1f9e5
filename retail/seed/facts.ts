import type { RetailDatabase } from '../database/sqlite.ts';
import { monthStart } from '../server/calendar.ts';
import {
  cellIndex,
  emptyTotals,
  forEachTotal,
  productsOfDay,
  type ProductCell,
} from './product-day.ts';
import { CHANNELS } from './channels.ts';
import { GROUPS } from './groups.ts';
import { openMonth } from './product-months.ts';
import { PRODUCTS, PRODUCTS_PER_GROUP } from './products.ts';
import { createBlockWriter, createRowWriter, type Value } from './rows.ts';
import { salesOfDay, type SalesCell } from './sales-day.ts';
import { SHOPS } from './shops.ts';

/** How many days back the facts go, and the products by day. */
export interface FactSpan {
  days: number;
  productDays: number;
}

const FULL: FactSpan = { days: 400, productDays: 120 };

/** The days covered by the facts of a business date: up to the day before it. */
export interface FactWindow {
  first: number;
  last: number;
  firstProductDay: number;
}

export function factWindow(today: number, { days, productDays }: FactSpan = FULL): FactWindow {
  return { first: today - days, last: today - 1, firstProductDay: today - productDays };
}

/** Writes the facts of days `from` to `window.last`, and adds them to their months. */
export function writeFacts(
  db: RetailDatabase,
  window: FactWindow,
  from: number,
  onDay: (day: number) => void,
): void {
  const amounts = ['sales', 'cost', 'qty', 'orders'];
  const cells = CHANNELS.flatMap(({ channelno }) =>
    GROUPS.map(({ groupno }) => [channelno, groupno]),
  );
  const sales = createBlockWriter(
    db,
    'sales_fact',
    { block: ['day', 'shopno'], row: ['channelno', 'groupno'], values: amounts },
    cells,
  );
  const groups = createRowWriter(db, 'group_day', ['groupno', 'day', 'shopno', ...amounts]);
  const channels = createRowWriter(db, 'channel_day', [
    'day',
    'channelno',
    'groupno',
    'sales',
    'qty',
  ]);
  const shops = createRowWriter(db, 'shop_day', [
    'day',
    'shopno',
    'sales',
    'cost',
    'orders',
    'footfall',
    'members',
    'member_sales',
  ]);
  const products = createProductWriter(db);
  let month = openMonth(monthStart(from), window.first);
  for (let day = from; day <= window.last; day += 1) {
    if (monthStart(day) !== month.start) {
      month.write(db);
      month = openMonth(monthStart(day), window.first);
    }
    const totals = emptyTotals();
    const byGroup = createGroupSums();
    let block: number[] = [];
    const shopDays = salesOfDay(day, (cell) => {
      if (block.length === 0) block.push(day, cell.shopno);
      block.push(cell.sales, cell.cost, cell.qty, cell.orders);
      if (block.length === 2 + cells.length * amounts.length) {
        sales.write(block);
        block = [];
      }
      const index = cellIndex(cell.channelno, cell.groupno);
      totals.sales[index] = (totals.sales[index] ?? 0) + cell.sales;
      totals.qty[index] = (totals.qty[index] ?? 0) + cell.qty;
      byGroup.add(cell);
    });
    byGroup.forEach((groupno, shopno, sums) => groups.add(groupno, day, shopno, ...sums));
    forEachTotal(totals, (channelno, groupno, salesSum, qty) =>
      channels.add(day, channelno, groupno, salesSum, qty),
    );
    for (const s of shopDays)
      shops.add(day, s.shopno, s.sales, s.cost, s.orders, s.footfall, s.members, s.memberSales);
    productsOfDay(day, totals, (cell) => {
      if (day >= window.firstProductDay) products.add(day, cell);
      month.add(cell.channelno, cell.productno, cell.sales, cell.qty, cell.orders);
    });
    onDay(day);
  }
  for (const writer of [groups, channels, shops]) writer.end();
  month.write(db);
}

/** Deletes facts before the window. */
export function dropOldFacts(db: RetailDatabase, window: FactWindow): void {
  db.prepare('DELETE FROM sales_fact WHERE day < ?').run(window.first);
  db.prepare('DELETE FROM shop_day WHERE day < ?').run(window.first);
  db.prepare('DELETE FROM channel_day WHERE day < ?').run(window.first);
  for (const { groupno } of GROUPS)
    db.prepare('DELETE FROM group_day WHERE groupno = ? AND day < ?').run(groupno, window.first);
  db.prepare("DELETE FROM product_fact WHERE grain = 'D' AND day < ?").run(window.firstProductDay);
  db.prepare("DELETE FROM product_fact WHERE grain = 'M' AND day < ?").run(window.first);
}

/** Writes the products of a day, ordered by channel and group. */
function createProductWriter(db: RetailDatabase): { add(day: number, cell: ProductCell): void } {
  const columns = {
    block: ['grain', 'day', 'channelno'],
    row: ['productno'],
    values: ['sales', 'qty', 'orders'],
  };
  const writers = GROUPS.map(({ groupno }) => {
    const keys = PRODUCTS.filter((product) => product.groupno === groupno).map(({ productno }) => [
      productno,
    ]);
    return createBlockWriter(db, 'product_fact', columns, keys);
  });
  let block: Value[] = [];
  return {
    add(day, { channelno, productno, sales, qty, orders }) {
      if (block.length === 0) block.push('D', day, channelno);
      block.push(sales, qty, orders);
      if (block.length < 3 + PRODUCTS_PER_GROUP * 3) return;
      writers[Math.floor((productno - 1) / PRODUCTS_PER_GROUP)]?.write(block);
      block = [];
    },
  };
}

interface GroupSums {
  add(cell: SalesCell): void;
  forEach(visit: (groupno: number, shopno: number, sums: Float64Array) => void): void;
}

/** Sums over the channels of a day. */
function createGroupSums(): GroupSums {
  const sums = new Float64Array(SHOPS.length * GROUPS.length * 4);
  const offsetOf = (shopno: number, groupno: number) =>
    ((shopno - 1) * GROUPS.length + groupno - 1) * 4;
  return {
    add({ shopno, groupno, ...cell }) {
      const offset = offsetOf(shopno, groupno);
      sums[offset] = (sums[offset] ?? 0) + cell.sales;
      sums[offset + 1] = (sums[offset + 1] ?? 0) + cell.cost;
      sums[offset + 2] = (sums[offset + 2] ?? 0) + cell.qty;
      sums[offset + 3] = (sums[offset + 3] ?? 0) + cell.orders;
    },
    forEach(visit) {
      for (const { shopno } of SHOPS)
        for (const { groupno } of GROUPS) {
          const offset = offsetOf(shopno, groupno);
          const cell = sums.subarray(offset, offset + 4);
          if ((cell[3] ?? 0) > 0) visit(groupno, shopno, cell);
        }
    },
  };
}
