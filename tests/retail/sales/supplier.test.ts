import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../retail/server/calendar.ts';
import { askCard, contextOf } from '../../support/retail/sales-caller.ts';
import { useSalesFacts, YESTERDAY, yuan } from '../../support/retail/sales-facts.ts';

const { db, kpi } = useSalesFacts();

describe('A supplier', () => {
  const own = (usercode: string, from: number, field: string) =>
    db()
      .prepare(
        `SELECT sum(f.${field}) FROM product_fact f JOIN product p USING (productno) JOIN account a ON a.tenantid = p.supplierid
         WHERE a.usercode = ? AND f.grain = 'D' AND f.day >= ?`,
      )
      .pluck()
      .all([usercode, from])[0] as number;

  it('sees only its own products, and no plan', () => {
    expect(kpi('v10001', { cardcode: 'supplier01' })).toMatchObject({
      yesterdayValue: yuan(own('v10001', YESTERDAY, 'sales')),
      monthValue: yuan(own('v10001', dayNumber('2026-06-01'), 'sales')),
      monthPlanValue: null,
      monthRate: null,
    });
    expect(kpi('v10003', { cardcode: 'supplier02' }).yesterdayValue).toBe(
      own('v10003', YESTERDAY, 'qty'),
    );
    const [, month] = askCard(contextOf(db(), 'v10001'), 'sales/trend');
    expect(month?.x.at(-1)).toEqual({
      sdate: '2026-06-14',
      salevalue: yuan(own('v10001', YESTERDAY, 'sales')),
      monthplan: null,
    });
  });

  it('has its own best products, channels and categories', () => {
    const sold =
      "SELECT productname FROM product WHERE supplierid = 'T10001' AND productno IN (SELECT productno FROM product_fact)";
    const names = db().prepare(sold).pluck().all([]) as string[];
    const [chart] = askCard(contextOf(db(), 'v10001'), 'sales/topProduct');
    expect(chart?.echartData?.length).toBe(names.length);
    expect(chart?.echartData?.every(({ name }) => names.includes(name))).toBe(true);
    const pie = askCard(contextOf(db(), 'v10001'), 'sales/channelPie', { startdate: '2026-06-14' });
    expect(yuan(pie.reduce((total, { sale }) => total + Number(sale) * 100, 0))).toBe(
      yuan(own('v10001', YESTERDAY, 'sales')),
    );
    expect(
      askCard(contextOf(db(), 'v10001'), 'sales/progress', { datetype: '4' }).length,
    ).toBeGreaterThan(0);
  });

  it('is refused figures of the stores', () => {
    for (const card of ['sales/storeRanking', 'sales/circle', 'count/get'] as const)
      expect(() => askCard(contextOf(db(), 'v10001'), card), card).toThrow(
        expect.objectContaining({ returncode: 'A0301' }),
      );
    expect(() => kpi('v10001', { cardcode: 'operating02' })).toThrow(
      expect.objectContaining({ returncode: 'A0301' }),
    );
    expect(() => kpi('admin', { cardcode: 'supplier01' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});
