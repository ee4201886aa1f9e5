import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../retail/server/calendar.ts';
import { bucketsOf, shifted, shiftOf } from '../../../../retail/sales/query/days.ts';
import { contextOf } from '../../../support/retail/sales-caller.ts';
import { askSales } from '../../../support/retail/sales-question.ts';
import { useSalesFacts } from '../../../support/retail/sales-facts.ts';

const { db } = useSalesFacts();

describe('A comparison of sales', () => {
  it.each([
    ['previous', '2026-06-01', '2026-06-10', '2026-05-22', '2026-05-31'],
    ['previous', '2026-05-01', '2026-05-31', '2026-04-01', '2026-04-30'],
    ['previous', '2026-04-01', '2026-05-31', '2026-02-01', '2026-03-31'],
    // As many days as there are figures of the month.
    ['previous', '2026-06-01', '2026-06-30', '2026-05-01', '2026-05-14'],
    ['sameweekdays', '2026-06-14', '2026-06-14', '2026-06-07', '2026-06-07'],
    ['sameweekdays', '2026-06-01', '2026-06-10', '2026-05-18', '2026-05-27'],
    ['lastyear', '2026-06-01', '2026-06-10', '2025-06-01', '2025-06-10'],
    ['lastyearsameweekdays', '2026-06-08', '2026-06-14', '2025-06-09', '2025-06-15'],
  ] as const)('%s of %s to %s is with %s to %s', (comparison, startdate, enddate, from, to) => {
    const context = contextOf(db(), 'admin');
    const now = askSales(context, { startdate, enddate, comparison });
    const before = askSales(context, { startdate: from, enddate: to });
    expect([now.comparedfrom, now.comparedto]).toEqual([from, to]);
    expect(now.totals.compared).toEqual(before.totals.values);
    expect(now.rows[0]?.compared).toEqual(before.totals.values);
  });

  it('compares each month with its own, and each store with itself', () => {
    const context = contextOf(db(), 'area_east');
    const dimensions = ['store' as const, 'month' as const];
    const months = { startdate: '2026-04-01', enddate: '2026-05-31', dimensions };
    const before = { startdate: '2026-02-01', enddate: '2026-03-31', dimensions };
    expect(
      askSales(context, { ...months, comparison: 'previous' }).rows.map(({ compared }) => compared),
    ).toEqual(askSales(context, before).rows.map(({ values }) => values));
  });

  it('is null for days of which the services keep no figures, in rows and totals', () => {
    const { rows, totals } = askSales(contextOf(db(), 'admin'), {
      startdate: '2026-04-01',
      enddate: '2026-06-14',
      dimensions: ['month'],
      comparison: 'lastyear',
    });
    expect(rows.map(({ compared }) => compared === null)).toEqual([true, true, false]);
    expect(totals.compared).toBeNull();
  });

  it('orders rows by their growth', () => {
    const { rows } = askSales(contextOf(db(), 'admin'), {
      dimensions: ['store'],
      comparison: 'sameweekdays',
      order: { by: 'sales', of: 'rate', descending: true },
    });
    const rates = rows.flatMap(({ values, compared }) =>
      compared?.sales && values.sales ? [values.sales / compared.sales] : [],
    );
    expect(rates.length).toBeGreaterThan(30);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  it('leaves neither a gap nor an overlap between shifted days, also in leap years', () => {
    const period = { from: dayNumber('2024-01-29'), to: dayNumber('2024-04-02') };
    for (const comparison of ['previous', 'sameweekdays', 'lastyear'] as const) {
      const shift = shiftOf(comparison, period);
      const whole = shifted(period, shift);
      for (const dimension of ['day', 'week', 'month'] as const) {
        const days = bucketsOf(period, dimension).map((bucket) => shifted(bucket, shift));
        const ends = days.map(({ to }) => to + 1);
        expect(days.map(({ from }) => from)).toEqual([whole.from, ...ends.slice(0, -1)]);
        expect(days.at(-1)?.to).toBe(whole.to);
      }
    }
  });
});
