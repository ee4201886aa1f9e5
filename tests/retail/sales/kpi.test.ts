import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../retail/server/calendar.ts';
import { percent, sum, useSalesFacts, YESTERDAY, yuan } from '../../support/retail/sales-facts.ts';

const { db, june, planned, kpi } = useSalesFacts();

describe('The KPI cards', () => {
  it('return sales and gross profit of yesterday, the day before and the month, compared with the plan', () => {
    const [yesterday, before] = [YESTERDAY, YESTERDAY - 1].map((day) =>
      june().filter((cell) => cell.day === day),
    );
    expect(kpi('admin', { cardcode: 'operating01' })).toMatchObject({
      yesterdayValue: yuan(sum(yesterday ?? [], 'sales')),
      beforeYesterdayValue: yuan(sum(before ?? [], 'sales')),
      yesterdayRate: percent(
        sum(yesterday ?? [], 'sales') - sum(before ?? [], 'sales'),
        sum(before ?? [], 'sales'),
      ),
      monthValue: yuan(sum(june(), 'sales')),
      monthPlanValue: yuan(planned('sales', "month = '2026-06'")),
      monthRate: percent(sum(june(), 'sales'), planned('sales', "month = '2026-06'")),
      yearPlanValue: yuan(planned('sales', "month LIKE '2026-%'")),
      unit: '¥',
    });
    const profit = kpi('admin', { cardcode: 'operating02' });
    expect(profit.monthValue).toBe(yuan(sum(june(), 'sales') - sum(june(), 'cost')));
    expect(profit.monthPlanValue).toBe(yuan(planned('profit', "month = '2026-06'")));
  });

  it('return the unit price as sales per order, and customer flow as a count', () => {
    expect(kpi('admin', { cardcode: 'operating04' })).toMatchObject({
      monthValue: Math.round(sum(june(), 'sales') / sum(june(), 'orders')) / 100,
      monthPlanValue:
        Math.round(planned('sales', "month = '2026-06'") / planned('orders', "month = '2026-06'")) /
        100,
    });
    const [flow] = db()
      .prepare('SELECT sum(footfall) FROM shop_day WHERE day = ?')
      .pluck()
      .all([YESTERDAY]);
    expect(kpi('admin', { cardcode: 'operating03' })).toMatchObject({
      yesterdayValue: flow,
      unit: '',
    });
  });

  it('use the last complete day of a period', () => {
    const period = {
      cardcode: 'operating01',
      datetype: '1',
      startdate: '2026-06-05',
      enddate: '2026-06-05',
    };
    const day = dayNumber('2026-06-05');
    const until = june().filter((cell) => cell.day <= day);
    expect(kpi('admin', period)).toMatchObject({
      yesterdayValue: yuan(
        sum(
          june().filter((cell) => cell.day === day),
          'sales',
        ),
      ),
      monthValue: yuan(sum(until, 'sales')),
      monthPlanValue: yuan(planned('sales', "month = '2026-06'")),
    });
    const thisMonth = {
      cardcode: 'operating01',
      datetype: '3',
      startdate: '2026-06-01',
      enddate: '2026-06-30',
    };
    expect(kpi('admin', thisMonth)).toEqual(kpi('admin', { cardcode: 'operating01' }));
  });

  it('mark the values that are counts', () => {
    expect(kpi('admin', { cardcode: 'operating03' }).valuekind).toBe('count');
    expect(kpi('admin', { cardcode: 'operating04' }).valuekind).toBe('money');
  });

  it('add up the year from its first day', () => {
    const [year] = db()
      .prepare('SELECT sum(sales) FROM sales_fact WHERE day >= ?')
      .pluck()
      .all([dayNumber('2026-01-01')]) as number[];
    expect(kpi('admin', { cardcode: 'operating01' }).yearValue).toBe(yuan(year ?? 0));
  });

  it('cover one purchase group or region if the card is configured so', () => {
    expect(kpi('admin', { cardcode: 'operating01', cateid: '40' }).monthValue).toBe(
      yuan(
        sum(
          june().filter((cell) => cell.groupno === 4),
          'sales',
        ),
      ),
    );
    expect(kpi('admin', { cardcode: 'operating01', regionid: 'R3' }).monthValue).toBe(
      yuan(
        sum(
          june().filter((cell) => cell.regionid === 'R3'),
          'sales',
        ),
      ),
    );
  });

  it('cover the stores of the post: all, a region, one, none', () => {
    expect(kpi('ops_director', { cardcode: 'operating01' }).monthValue).toBe(
      yuan(sum(june(), 'sales')),
    );
    expect(kpi('area_east', { cardcode: 'operating01' }).monthValue).toBe(
      yuan(
        sum(
          june().filter((cell) => cell.regionid === 'R1'),
          'sales',
        ),
      ),
    );
    expect(kpi('store1001', { cardcode: 'operating01' }).monthValue).toBe(
      yuan(
        sum(
          june().filter((cell) => cell.shopid === '1001'),
          'sales',
        ),
      ),
    );
    expect(kpi('newbie', { cardcode: 'operating01' })).toMatchObject({
      yesterdayValue: null,
      yesterdayRate: null,
      monthValue: null,
      yearRate: null,
    });
  });

  it('cover only the chosen store, and refuse a store outside the post', () => {
    expect(kpi('area_east', { cardcode: 'operating01' }, '1007').monthValue).toBe(
      yuan(
        sum(
          june().filter((cell) => cell.shopid === '1007'),
          'sales',
        ),
      ),
    );
    expect(kpi('area_east', { cardcode: 'operating01' }, '1003').monthValue).toBeNull();
  });

  it('have no rate for the store without a plan', () => {
    expect(kpi('admin', { cardcode: 'operating01' }, '1036')).toMatchObject({
      monthPlanValue: null,
      monthRate: null,
      yearPlanValue: null,
      yearRate: null,
    });
  });

  it('reach all five bands of attainment', () => {
    const bands = new Set<number>();
    for (let shopid = 1001; shopid <= 1036; shopid += 1)
      for (const cardcode of ['operating01', 'operating02', 'operating03', 'operating04']) {
        const { monthRate, yearRate } = kpi('admin', { cardcode }, String(shopid));
        for (const rate of [monthRate, yearRate])
          if (rate !== null) bands.add([40, 60, 80, 100].filter((bound) => rate >= bound).length);
      }
    expect([...bands].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuse an unknown card', () => {
    expect(() => kpi('admin', { cardcode: 'operating99' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
    expect(() => kpi('admin', { cardcode: 'toString' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
    expect(() => kpi('admin', { cardcode: 'operating01', cateid: '99' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});
