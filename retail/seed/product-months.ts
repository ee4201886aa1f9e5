import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { CHANNELS } from './channels.ts';
import { PRODUCTS } from './products.ts';
import { createRowWriter } from './rows.ts';

/** The products of one month, as far as they are being written. */
export interface OpenMonth {
  start: number;
  add(channelno: number, productno: number, sales: number, qty: number, orders: number): void;
  write(db: RetailDatabase): void;
}

/**
 * The sums of a month. A month that began before the data is left out, because it would be
 * incomplete.
 */
export function openMonth(start: number, firstDay: number): OpenMonth {
  const sums = new Float64Array(CHANNELS.length * PRODUCTS.length * 3);
  return {
    start,
    add(channelno, productno, sales, qty, orders) {
      const offset = ((channelno - 1) * PRODUCTS.length + productno - 1) * 3;
      sums[offset] = (sums[offset] ?? 0) + sales;
      sums[offset + 1] = (sums[offset + 1] ?? 0) + qty;
      sums[offset + 2] = (sums[offset + 2] ?? 0) + orders;
    },
    write(db) {
      if (start < firstDay) return;
      const existing = onlyRow(
        db.prepare<{ rows: number }>(
          "SELECT count(*) AS rows FROM product_fact WHERE grain = 'M' AND day = ?",
        ),
        start,
      );
      if (existing.rows > 0) {
        const update = db.prepare(
          "UPDATE product_fact SET sales = sales + ?, qty = qty + ?, orders = orders + ? WHERE grain = 'M' AND day = ? AND channelno = ? AND productno = ?",
        );
        forEachProduct((channelno, productno, offset) => {
          update.run(
            sums[offset] ?? 0,
            sums[offset + 1] ?? 0,
            sums[offset + 2] ?? 0,
            start,
            channelno,
            productno,
          );
        });
        return;
      }
      const rows = createRowWriter(db, 'product_fact', [
        'grain',
        'day',
        'channelno',
        'productno',
        'sales',
        'qty',
        'orders',
      ]);
      forEachProduct((channelno, productno, offset) => {
        rows.add(
          'M',
          start,
          channelno,
          productno,
          sums[offset] ?? 0,
          sums[offset + 1] ?? 0,
          sums[offset + 2] ?? 0,
        );
      });
      rows.end();
    },
  };
}

function forEachProduct(
  visit: (channelno: number, productno: number, offset: number) => void,
): void {
  for (let channel = 0; channel < CHANNELS.length; channel += 1)
    for (let product = 0; product < PRODUCTS.length; product += 1)
      visit(channel + 1, product + 1, (channel * PRODUCTS.length + product) * 3);
}
