import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../retail/server/calendar.ts';
import { askCard, contextOf } from '../../support/retail/sales-caller.ts';
import { percent, sum, useSalesFacts, YESTERDAY, yuan } from '../../support/retail/sales-facts.ts';

const { db, june } = useSalesFacts();

describe('Top products', () => {
  const top = (usercode: string, body: Record<string, unknown> = {}) => {
    const [chart, list] = askCard(contextOf(db(), usercode), 'sales/topProduct', body);
    return { bars: chart?.echartData ?? [], rows: list?.sumData ?? [] };
  };

  it('cover the day before yesterday, with their share of the total', () => {
    const sold = db()
      .prepare(
        "SELECT sum(sales) AS sales FROM product_fact WHERE grain = 'D' AND day = ? GROUP BY productno ORDER BY 1 DESC",
      )
      .pluck()
      .all([YESTERDAY - 1]) as number[];
    const total = sold.reduce((a, b) => a + b, 0);
    const { bars, rows } = top('admin');
    expect(bars.map(({ num }) => num)).toEqual(sold.slice(0, 10).map(yuan));
    expect(rows.map(({ prop }) => prop)).toEqual(
      sold.slice(0, 10).map((sales) => percent(sales, total)),
    );
    expect(total).toBe(
      sum(
        june().filter((cell) => cell.day === YESTERDAY - 1),
        'sales',
      ),
    );
  });

  it('return ten to forty products, optionally of one group and channel', () => {
    expect(top('admin', { topval: 40 }).bars).toHaveLength(40);
    expect(() => top('admin', { topval: 15 })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
    const { bars } = top('admin', { cateid: '40', channelid: '03', metric: '0' });
    const best = db()
      .prepare(
        "SELECT max(f.qty) FROM product_fact f JOIN product p USING (productno) WHERE grain = 'D' AND day = ? AND channelno = 3 AND groupno = 4",
      )
      .pluck()
      .all([YESTERDAY - 1])[0];
    expect(bars[0]?.num).toBe(best);
  });

  it('add up months from months and the rest from days', () => {
    const range = { datetype: '4', startdate: '2026-04-20', enddate: '2026-06-05', topval: 10 };
    const sold = db()
      .prepare(
        "SELECT sum(sales) FROM product_fact WHERE grain = 'D' AND day BETWEEN ? AND ? GROUP BY productno ORDER BY 1 DESC LIMIT 10",
      )
      .pluck()
      .all([dayNumber('2026-04-20'), dayNumber('2026-06-05')]) as number[];
    expect(top('admin', range).bars.map(({ num }) => num)).toEqual(sold.map(yuan));
  });

  it('return penetration as the percentage of orders with the product', () => {
    const all = sum(
      june().filter((cell) => cell.day === YESTERDAY - 1),
      'orders',
    );
    const [best] = db()
      .prepare(
        "SELECT sum(orders) FROM product_fact WHERE grain = 'D' AND day = ? GROUP BY productno ORDER BY 1 DESC",
      )
      .pluck()
      .all([YESTERDAY - 1]) as number[];
    expect(top('admin', { metric: '20' }).bars[0]?.num).toBe(percent(best ?? 0, all));
  });

  it('of some stores add up to the sales of these stores', () => {
    const everything = askCard(contextOf(db(), 'area_east'), 'sales/topProduct', {
      cateid: '20',
      topval: 40,
    });
    const group = sum(
      june().filter(
        (cell) => cell.day === YESTERDAY - 1 && cell.regionid === 'R1' && cell.groupno === 2,
      ),
      'sales',
    );
    const [first] = everything[1]?.sumData ?? [];
    expect((first?.xx ?? 0) / yuan(group)).toBeCloseTo((first?.prop ?? 0) / 100, 3);
    expect(top('newbie').bars).toEqual([]);
  });
});
