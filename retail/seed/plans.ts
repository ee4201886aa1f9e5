import type { RetailDatabase } from '../database/sqlite.ts';
import {
  addYears,
  dayNumber,
  monthNumberOf,
  monthOf,
  monthStart,
  nextMonthStart,
  yearOf,
  yearStart,
} from '../server/calendar.ts';
import { dayFactor } from './day-factor.ts';
import { GROUPS } from './groups.ts';
import { between, DRAW } from './noise.ts';
import { createRowWriter } from './rows.ts';
import { expectedGroup, expectedMonth } from './sales-day.ts';
import { FORMATS, SHOPS } from './shops.ts';

const GROWTH = 1.05;

/**
 * Plans by month, store and group: last year's expected sales of the month without random
 * variation, times the growth target of the chain and the optimism of the store. From the first
 * month of the facts to the end of the current year; existing plans stay.
 */
export function writePlans(db: RetailDatabase, firstDay: number, today: number): void {
  const firstMonth = monthOf(firstDay);
  db.prepare('DELETE FROM sales_plan WHERE month < ?').run(firstMonth);
  const known = new Set(db.prepare<string>('SELECT DISTINCT month FROM sales_plan').pluck().all());
  const rows = createRowWriter(db, 'sales_plan', [
    'month',
    'shopno',
    'groupno',
    'sales',
    'profit',
    'orders',
    'footfall',
  ]);
  const end = addYears(yearStart(today), 1);
  for (let start = monthStart(firstDay); start < end; start = nextMonthStart(start)) {
    const month = monthOf(start);
    if (known.has(month)) continue;
    const lastYear = addYears(start, -1);
    const factors = Array.from({ length: nextMonthStart(lastYear) - lastYear }, (_, index) =>
      dayFactor(lastYear + index),
    );
    for (const shop of SHOPS) {
      if (shop.optimism === undefined || nextMonthStart(start) <= dayNumber(shop.opened)) continue;
      /* Sales, receipts and visitors are planned by different people. */
      const sales = GROWTH * shop.optimism;
      const orders =
        ((GROWTH * (shop.optimism + 1)) / 2) * between(0.86, 1.14, DRAW.plan, shop.shopno, 1);
      const visitors =
        GROWTH *
        FORMATS[shop.format].visitorsPerReceipt *
        between(0.9, 1.2, DRAW.plan, shop.shopno, 2);
      const last = expectedMonth(shop, lastYear, factors);
      for (const group of GROUPS) {
        const whim = between(
          0.9,
          1.1,
          DRAW.plan,
          shop.shopno,
          group.groupno,
          yearOf(start),
          monthNumberOf(start),
        );
        const part = expectedGroup(shop, group, lastYear);
        const planned = Math.round(last.sales * part.sales * sales * whim);
        const receipts = last.receipts * part.receipts;
        rows.add(
          month,
          shop.shopno,
          group.groupno,
          planned,
          Math.round(planned * group.margin * 1.03),
          Math.round(receipts * orders * whim),
          Math.round(receipts * visitors),
        );
      }
    }
  }
  rows.end();
}
