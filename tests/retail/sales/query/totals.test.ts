import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../support/retail/sales-caller.ts';
import { allSalesRows, askSales, sumOf } from '../../../support/retail/sales-question.ts';
import { sum, useSalesFacts, yuan } from '../../../support/retail/sales-facts.ts';
import type { components } from '../../../../schema/generated/retail.ts';

type Dimensions = components['schemas']['SalesQuery']['dimensions'];
const { db, june, planned } = useSalesFacts();

const MEASURES = ['sales', 'profit', 'customers', 'orders', 'quantity', 'plan'] as const;

describe('The totals of a sales query', () => {
  it('are those of the facts', () => {
    const { totals, rows, total } = askSales(contextOf(db(), 'admin'), { measures: [...MEASURES] });
    const cells = june();
    expect(totals.values).toEqual({
      sales: yuan(sum(cells, 'sales')),
      profit: yuan(sum(cells, 'sales') - sum(cells, 'cost')),
      customers: db()
        .prepare('SELECT sum(footfall) FROM shop_day WHERE day >= ?')
        .pluck()
        .all([cells[0]?.day])[0],
      orders: sum(cells, 'orders'),
      quantity: sum(cells, 'qty'),
      plan: expect.closeTo(yuan((planned('sales', "month = '2026-06'") * 14) / 30), 0),
    });
    expect({ total, rows: rows.map(({ values }) => values) }).toEqual({
      total: 1,
      rows: [totals.values],
    });
  });

  const COMBINATIONS: Dimensions[] = [
    ['store'],
    ['region'],
    ['category'],
    ['channel'],
    ['product'],
    ['day'],
    ['week'],
    ['month'],
    ['store', 'month'],
    ['region', 'category', 'week'],
    ['channel', 'store', 'day'],
    ['product', 'channel'],
    ['category', 'product', 'month'],
  ];
  const RECENT = { startdate: '2026-05-20', enddate: '2026-06-14' };
  const YEAR = { startdate: '2025-07-01', enddate: '2026-06-14' };

  it.each(COMBINATIONS)('by %s %s %s are the sums of all rows', (...dimensions) => {
    for (const usercode of ['admin', 'area_east']) {
      const isLong = dimensions.includes('month') && !dimensions.includes('product');
      const period = isLong ? YEAR : RECENT;
      const context = contextOf(db(), usercode);
      const question = { measures: [...MEASURES], dimensions, ...period };
      const { totals } = askSales(context, { ...question, pageSize: 1 });
      const rows = allSalesRows(context, question);
      for (const measure of MEASURES)
        expect([measure, sumOf(rows, measure)]).toEqual([measure, totals.values[measure] ?? 0]);
    }
  });

  it.each(COMBINATIONS.filter((dimensions) => !dimensions.includes('product')))(
    'of sales are the same by %s %s %s as without dimensions',
    (...dimensions) => {
      const context = contextOf(db(), 'area_east');
      const without = askSales(context).totals.values.sales;
      expect(askSales(context, { dimensions }).totals.values.sales).toBe(without);
    },
  );

  it('of products of all stores are those of the stores', () => {
    const context = contextOf(db(), 'admin');
    expect(askSales(context, { dimensions: ['product'] }).totals).toEqual(askSales(context).totals);
  });

  it('add up the plans of single days exactly to that of their months', () => {
    const context = contextOf(db(), 'admin');
    const question = {
      measures: ['plan' as const],
      startdate: '2026-05-01',
      enddate: '2026-06-30',
    };
    const { totals } = askSales(context, { ...question, dimensions: ['day'] });
    expect(totals.values.plan).toBe(yuan(planned('sales', "month IN ('2026-05', '2026-06')")));
  });
});
