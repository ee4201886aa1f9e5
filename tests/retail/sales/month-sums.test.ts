import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '../../../retail/server/calendar.ts';
import { contextOf } from '../../support/retail/sales-caller.ts';
import { useSalesFacts } from '../../support/retail/sales-facts.ts';
import { allSalesRows, askSales } from '../../support/retail/sales-question.ts';

const { db } = useSalesFacts();

const MAY = dayNumber('2026-05-01');
const JULY = dayNumber('2026-07-01');

const VALUES = 'shopno, channelno, groupno, days, sales, cost, qty, orders';
const SUMS = `SELECT unixepoch(date(day * 86400, 'unixepoch', 'start of month')) / 86400 AS month, shopno, channelno, groupno, count(*) AS days,
  sum(sales) AS sales, sum(cost) AS cost, sum(qty) AS qty, sum(orders) AS orders FROM sales_fact WHERE day >= ?1 GROUP BY 1, 2, 3, 4`;

/** The months since April that differ from the sums of their facts, from either side. */
function differences(): unknown[] {
  return db()
    .prepare(
      `SELECT month, ${VALUES}, sum(side) AS side FROM (
         SELECT month, ${VALUES}, 1 AS side FROM (${SUMS})
         UNION ALL SELECT month, ${VALUES}, -1 FROM sales_month WHERE month >= ?1)
       GROUP BY month, ${VALUES} HAVING sum(side) <> 0`,
    )
    .all([dayNumber('2026-04-01')]);
}

function change(query: string, ...values: number[]): void {
  expect(db().prepare(query).run(values).changes).toBeGreaterThan(0);
}

describe('The sums of months', () => {
  it('equal the facts, also after facts are added, corrected, moved to another month and removed', () => {
    expect(differences()).toEqual([]);
    change(`INSERT INTO sales_fact VALUES (?, 1, 1, 1, 100, 70, 3, 2)`, JULY);
    change(`INSERT INTO sales_fact VALUES (?, 1, 1, 1, 50, 20, 1, 1)`, JULY + 30);
    expect(differences()).toEqual([]);
    change(`UPDATE sales_fact SET sales = sales + 12345, qty = 0 WHERE day = ?`, MAY + 3);
    change(`UPDATE sales_fact SET day = ? WHERE day = ?`, JULY + 9, MAY + 4);
    change(`UPDATE sales_fact SET shopno = 99 WHERE day = ? AND shopno = 1`, MAY + 5);
    expect(differences()).toEqual([]);
    change(`DELETE FROM sales_fact WHERE day BETWEEN ? AND ?`, MAY - 10, MAY + 10);
    change(`DELETE FROM sales_fact WHERE day >= ?`, JULY);
    expect(differences()).toEqual([]);
    expect(db().prepare('SELECT 1 FROM sales_month WHERE month >= ?').all([JULY])).toEqual([]);
    expect(db().prepare('SELECT 1 FROM sales_month WHERE month < ?').all([MAY])).not.toEqual([]);
  });

  it.each([
    ['whole months', '2025-06-01', '2026-05-31'],
    ['days before and after whole months', '2025-12-15', '2026-03-02'],
    ['days within a month', '2026-02-02', '2026-02-27'],
    ['a month that has only begun', '2026-05-01', '2026-06-30'],
    ['more days than there are facts of', '2025-05-01', '2025-07-31'],
  ])('answer as the facts do: %s', (_title, startdate, enddate) => {
    const measures = ['sales' as const, 'profit' as const, 'quantity' as const, 'orders' as const];
    const filters = { channelid: ['01', '02'], categoryid: ['10', '20', '30'] };
    const question = { startdate, enddate, measures, filters };
    const expected = db()
      .prepare(
        `SELECT channelno AS channel, shopid AS store, strftime('%Y-%m', day * 86400, 'unixepoch') AS month,
           sum(sales) AS sales, sum(sales - cost) AS profit, sum(qty) AS quantity, sum(orders) AS orders
         FROM sales_fact JOIN shop USING (shopno)
         WHERE day BETWEEN ? AND ? AND channelno < 3 AND groupno < 4 GROUP BY 1, 2, 3`,
      )
      .all([dayNumber(startdate), dayNumber(enddate)]) as Record<string, string | number>[];
    const context = contextOf(db(), 'admin');
    const rows = allSalesRows(context, {
      ...question,
      dimensions: ['channel', 'store', 'month'],
    }).map(({ channel, store, days, values: { sales, profit, quantity, orders } }) => ({
      channel: Number(channel?.code),
      store: store?.code,
      month: days?.startdate.slice(0, 7),
      sales: fen(sales),
      profit: fen(profit),
      quantity,
      orders,
    }));
    const inOrder = (list: readonly object[]) =>
      list.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
    expect(rows.length).toBeGreaterThan(0);
    expect(inOrder(rows)).toEqual(inOrder(expected));
    const total = expected.reduce((sum, row) => sum + Number(row.sales), 0);
    expect(fen(askSales(context, question).totals.values.sales)).toBe(total);
  });

  it('are compared with those of last year, day by day where a year has no whole months', () => {
    const context = contextOf(db(), 'admin');
    const last = askSales(context, {
      startdate: '2026-05-20',
      enddate: dateOf(MAY + 44),
      comparison: 'lastyear',
      filters: { channelid: ['01'] },
    });
    const before = db()
      .prepare('SELECT sum(sales) FROM sales_fact WHERE day BETWEEN ? AND ? AND channelno = 1')
      .pluck()
      .all([dayNumber('2025-05-20'), dayNumber('2025-06-14')]) as number[];
    expect(last.comparedfrom).toBe('2025-05-20');
    expect(fen(last.totals.compared?.sales)).toBe(before[0]);
  });
});

function fen(yuan: number | null | undefined): number {
  return Math.round((yuan ?? 0) * 100);
}
