import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../schema/generated/retail.ts';
import { dayNumber } from '../../retail/days.ts';
import type { RetailDatabase } from '../../retail/sqlite.ts';
import { openSeededDatabase } from '../support/retail-database.ts';
import { askCard, contextOf } from '../support/sales-caller.ts';

type Schemas = components['schemas'];

interface Cell {
  day: number;
  shopid: string;
  regionid: string;
  channelno: number;
  groupno: number;
  sales: number;
  cost: number;
  qty: number;
  orders: number;
}

const YESTERDAY = dayNumber('2026-06-14');

let db: RetailDatabase;
/** Every sale from 1 June on, to add up by hand. */
let june: Cell[];
beforeAll(() => {
  db = openSeededDatabase();
  june = db
    .prepare('SELECT f.*, s.shopid, s.regionid FROM sales_fact f JOIN shop s USING (shopno) WHERE day >= ?')
    .all([dayNumber('2026-06-01')]) as Cell[];
}, 60_000);

function sum(cells: readonly Cell[], field: 'sales' | 'cost' | 'qty' | 'orders'): number {
  return cells.reduce((total, cell) => total + cell[field], 0);
}

function yuan(fen: number): number {
  return Math.round(fen) / 100;
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

function planned(field: string, where = '1'): number {
  return db.prepare(`SELECT sum(${field}) FROM sales_plan WHERE ${where}`).pluck().all([])[0] as number;
}

function kpi(usercode: string, body: Record<string, unknown>, shopid?: string): Schemas['KpiData'] {
  return askCard(contextOf(db, usercode, shopid), 'sales/kpi', body).data;
}

describe('The KPI cards', () => {
  it('tell sales and gross profit of yesterday, the day before and the month, against the plan', () => {
    const [yesterday, before] = [YESTERDAY, YESTERDAY - 1].map((day) => june.filter((cell) => cell.day === day));
    expect(kpi('admin', { cardcode: 'operating01' })).toMatchObject({
      yesterdayValue: yuan(sum(yesterday ?? [], 'sales')),
      beforeYesterdayValue: yuan(sum(before ?? [], 'sales')),
      yesterdayRate: percent(sum(yesterday ?? [], 'sales') - sum(before ?? [], 'sales'), sum(before ?? [], 'sales')),
      monthValue: yuan(sum(june, 'sales')),
      monthPlanValue: yuan(planned('sales', "month = '2026-06'")),
      monthRate: percent(sum(june, 'sales'), planned('sales', "month = '2026-06'")),
      yearPlanValue: yuan(planned('sales', "month LIKE '2026-%'")),
      unit: '¥',
    });
    const profit = kpi('admin', { cardcode: 'operating02' });
    expect(profit.monthValue).toBe(yuan(sum(june, 'sales') - sum(june, 'cost')));
    expect(profit.monthPlanValue).toBe(yuan(planned('profit', "month = '2026-06'")));
  });

  it('tell the unit price as sales by order, and customer flow as a plain count', () => {
    expect(kpi('admin', { cardcode: 'operating04' })).toMatchObject({
      monthValue: Math.round(sum(june, 'sales') / sum(june, 'orders')) / 100,
      monthPlanValue: Math.round(planned('sales', "month = '2026-06'") / planned('orders', "month = '2026-06'")) / 100,
    });
    const [flow] = db.prepare('SELECT sum(footfall) FROM shop_day WHERE day = ?').pluck().all([YESTERDAY]);
    expect(kpi('admin', { cardcode: 'operating03' })).toMatchObject({ yesterdayValue: flow, unit: '' });
  });

  it('add up the year from its first day', () => {
    const [year] = db
      .prepare('SELECT sum(sales) FROM sales_fact WHERE day >= ?')
      .pluck()
      .all([dayNumber('2026-01-01')]) as number[];
    expect(kpi('admin', { cardcode: 'operating01' }).yearValue).toBe(yuan(year ?? 0));
  });

  it('narrow to a purchase group or a region when the card says so', () => {
    expect(kpi('admin', { cardcode: 'operating01', cateid: '40' }).monthValue).toBe(
      yuan(
        sum(
          june.filter((cell) => cell.groupno === 4),
          'sales',
        ),
      ),
    );
    expect(kpi('admin', { cardcode: 'operating01', regionid: 'R3' }).monthValue).toBe(
      yuan(
        sum(
          june.filter((cell) => cell.regionid === 'R3'),
          'sales',
        ),
      ),
    );
  });

  it('cover the stores of the post: all, a region, one, none', () => {
    expect(kpi('ops_director', { cardcode: 'operating01' }).monthValue).toBe(yuan(sum(june, 'sales')));
    expect(kpi('area_east', { cardcode: 'operating01' }).monthValue).toBe(
      yuan(
        sum(
          june.filter((cell) => cell.regionid === 'R1'),
          'sales',
        ),
      ),
    );
    expect(kpi('store1001', { cardcode: 'operating01' }).monthValue).toBe(
      yuan(
        sum(
          june.filter((cell) => cell.shopid === '1001'),
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

  it('cover the chosen store alone, and none that the post does not have', () => {
    expect(kpi('area_east', { cardcode: 'operating01' }, '1007').monthValue).toBe(
      yuan(
        sum(
          june.filter((cell) => cell.shopid === '1007'),
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

  it('refuse a card that they do not know', () => {
    expect(() => kpi('admin', { cardcode: 'operating99' })).toThrow(expect.objectContaining({ returncode: 'A0400' }));
    expect(() => kpi('admin', { cardcode: 'toString' })).toThrow(expect.objectContaining({ returncode: 'A0400' }));
    expect(() => kpi('admin', { cardcode: 'operating01', cateid: '99' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});

describe('Ranking and trend', () => {
  it('rank the ten best stores of yesterday', () => {
    const stores = [...new Set(june.map(({ shopid }) => shopid))];
    const best = stores
      .map((shopid) => ({
        shopid,
        saleValue: yuan(
          sum(
            june.filter((cell) => cell.day === YESTERDAY && cell.shopid === shopid),
            'sales',
          ),
        ),
      }))
      .toSorted((a, b) => b.saleValue - a.saleValue);
    const rows = askCard(contextOf(db, 'admin'), 'sales/storeRanking');
    expect(rows.map(({ shopid, saleValue }) => ({ shopid, saleValue }))).toEqual(best.slice(0, 10));
    expect(askCard(contextOf(db, 'store1001'), 'sales/storeRanking')).toHaveLength(1);
    expect(askCard(contextOf(db, 'newbie'), 'sales/storeRanking')).toEqual([]);
  });

  it('tell 7 and 30 days up to yesterday, each day with the plan of its own month', () => {
    const [week, month] = askCard(contextOf(db, 'admin'), 'sales/trend');
    expect([week?.x.length, month?.x.length]).toEqual([7, 30]);
    expect(month?.x.at(0)?.sdate).toBe('2026-05-16');
    expect(month?.x.at(-1)).toEqual({
      sdate: '2026-06-14',
      salevalue: yuan(
        sum(
          june.filter((cell) => cell.day === YESTERDAY),
          'sales',
        ),
      ),
      monthplan: yuan(planned('sales', "month = '2026-06'")),
    });
    expect(month?.x.at(0)?.monthplan).toBe(yuan(planned('sales', "month = '2026-05'")));
    expect(week?.monthplan).toBe(yuan(planned('sales', "month = '2026-06'")));
    expect(week?.x).toEqual(month?.x.slice(-7));
  });
});

describe('Channels', () => {
  it('share out the day before yesterday by default, and a week, a month or a range when asked', () => {
    const pie = (usercode: string, body: Record<string, unknown>) => askCard(contextOf(db, usercode), 'sales/channelPie', body);
    const expected = (from: string, to: string, keep: (cell: Cell) => boolean = () => true) =>
      [1, 2, 3, 4, 5, 6].map((channelno) => {
        const cells = june.filter(
          (cell) => cell.day >= dayNumber(from) && cell.day <= dayNumber(to) && cell.channelno === channelno && keep(cell),
        );
        return { channelid: `0${channelno}`, sale: yuan(sum(cells, 'sales')), num: sum(cells, 'qty') };
      });
    expect(pie('admin', {})).toMatchObject(expected('2026-06-13', '2026-06-13'));
    expect(pie('admin', { datetype: '2', startdate: '2026-06-01' })).toMatchObject(expected('2026-06-01', '2026-06-07'));
    expect(pie('admin', { datetype: '3', startdate: '2026-06-10' })).toMatchObject(expected('2026-06-01', '2026-06-14'));
    expect(pie('area_east', { datetype: '4', startdate: '2026-06-02', enddate: '2026-06-04', cateid: '10' })).toMatchObject(
      expected('2026-06-02', '2026-06-04', (cell) => cell.regionid === 'R1' && cell.groupno === 1),
    );
    expect(pie('newbie', {})).toEqual([]);
  });

  it('stand in one bar for each purchase group, by amount or by quantity', () => {
    const cells = june.filter((cell) => cell.day === YESTERDAY - 1 && cell.groupno === 2);
    const bar = (body: Record<string, unknown>) => askCard(contextOf(db, 'admin'), 'sales/channelBar', body)[0]?.echartData ?? [];
    expect(bar({})).toHaveLength(8);
    expect(bar({})[1]).toMatchObject({
      name: '粮油调味',
      num: yuan(sum(cells, 'sales')),
      channelid01: yuan(
        sum(
          cells.filter((cell) => cell.channelno === 1),
          'sales',
        ),
      ),
    });
    expect(bar({ metric: 0, channelid: ['02', '03'] })[1]).toEqual({
      name: '粮油调味',
      categoryid: '20',
      num: sum(
        cells.filter((cell) => cell.channelno === 2 || cell.channelno === 3),
        'qty',
      ),
      channelid02: sum(
        cells.filter((cell) => cell.channelno === 2),
        'qty',
      ),
      channelid03: sum(
        cells.filter((cell) => cell.channelno === 3),
        'qty',
      ),
    });
  });

  it('refuse dates that are none and ranges that run backwards', () => {
    for (const body of [
      { startdate: '2026-02-30' },
      { startdate: 'yesterday' },
      { datetype: '4', startdate: '2026-06-10', enddate: '2026-06-01' },
      { datetype: '9' },
      { channelid: '99' },
    ])
      expect(() => askCard(contextOf(db, 'admin'), 'sales/channelPie', body), JSON.stringify(body)).toThrow(
        expect.objectContaining({ returncode: 'A0400' }),
      );
    expect(() => askCard(contextOf(db, 'admin'), 'sales/channelBar', { metric: '20' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});

describe('Top products', () => {
  const top = (usercode: string, body: Record<string, unknown> = {}) => {
    const [chart, list] = askCard(contextOf(db, usercode), 'sales/topProduct', body);
    return { bars: chart?.echartData ?? [], rows: list?.sumData ?? [] };
  };

  it('sell best the day before yesterday, with their share in everything', () => {
    const sold = db
      .prepare("SELECT sum(sales) AS sales FROM product_fact WHERE grain = 'D' AND day = ? GROUP BY productno ORDER BY 1 DESC")
      .pluck()
      .all([YESTERDAY - 1]) as number[];
    const total = sold.reduce((a, b) => a + b, 0);
    const { bars, rows } = top('admin');
    expect(bars.map(({ num }) => num)).toEqual(sold.slice(0, 10).map(yuan));
    expect(rows.map(({ prop }) => prop)).toEqual(sold.slice(0, 10).map((sales) => percent(sales, total)));
    expect(total).toBe(
      sum(
        june.filter((cell) => cell.day === YESTERDAY - 1),
        'sales',
      ),
    );
  });

  it('come ten, twenty, thirty or forty at a time, of one group and channel if asked', () => {
    expect(top('admin', { topval: 40 }).bars).toHaveLength(40);
    expect(() => top('admin', { topval: 15 })).toThrow(expect.objectContaining({ returncode: 'A0400' }));
    const { bars } = top('admin', { cateid: '40', channelid: '03', metric: '0' });
    const best = db
      .prepare(
        "SELECT max(f.qty) FROM product_fact f JOIN product p USING (productno) WHERE grain = 'D' AND day = ? AND channelno = 3 AND groupno = 4",
      )
      .pluck()
      .all([YESTERDAY - 1])[0];
    expect(bars[0]?.num).toBe(best);
  });

  it('add up months from months and the rest from days', () => {
    const range = { datetype: '4', startdate: '2026-04-20', enddate: '2026-06-05', topval: 10 };
    const sold = db
      .prepare(
        "SELECT sum(sales) FROM product_fact WHERE grain = 'D' AND day BETWEEN ? AND ? GROUP BY productno ORDER BY 1 DESC LIMIT 10",
      )
      .pluck()
      .all([dayNumber('2026-04-20'), dayNumber('2026-06-05')]) as number[];
    expect(top('admin', range).bars.map(({ num }) => num)).toEqual(sold.map(yuan));
  });

  it('tell penetration as orders with the product in percent of all orders', () => {
    const all = sum(
      june.filter((cell) => cell.day === YESTERDAY - 1),
      'orders',
    );
    const [best] = db
      .prepare("SELECT sum(orders) FROM product_fact WHERE grain = 'D' AND day = ? GROUP BY productno ORDER BY 1 DESC")
      .pluck()
      .all([YESTERDAY - 1]) as number[];
    expect(top('admin', { metric: '20' }).bars[0]?.num).toBe(percent(best ?? 0, all));
  });

  it('of some stores add up to what these stores sold', () => {
    const everything = askCard(contextOf(db, 'area_east'), 'sales/topProduct', {
      cateid: '20',
      topval: 40,
    });
    const group = sum(
      june.filter((cell) => cell.day === YESTERDAY - 1 && cell.regionid === 'R1' && cell.groupno === 2),
      'sales',
    );
    const [first] = everything[1]?.sumData ?? [];
    expect((first?.xx ?? 0) / yuan(group)).toBeCloseTo((first?.prop ?? 0) / 100, 3);
    expect(top('newbie').bars).toEqual([]);
  });
});

describe('Progress, members and counters', () => {
  it('put purchase groups against their plan by month and by day', () => {
    const month = askCard(contextOf(db, 'admin'), 'sales/progress', { datetype: '3' });
    const fresh = sum(
      june.filter((cell) => cell.groupno === 1),
      'sales',
    );
    expect(month[0]).toEqual({
      name: '生鲜',
      rate: percent(fresh, planned('sales', "month = '2026-06' AND groupno = 1")),
      value: yuan(fresh),
    });
    const day = askCard(contextOf(db, 'admin'), 'sales/progress', { datetype: '2' });
    const yesterday = sum(
      june.filter((cell) => cell.day === YESTERDAY && cell.groupno === 1),
      'sales',
    );
    expect(day[0]?.rate).toBe(percent(yesterday, planned('sales', "month = '2026-06' AND groupno = 1") / 30));
    expect(askCard(contextOf(db, 'admin'), 'sales/progress', { datetype: '4' })).toHaveLength(8);
  });

  it('count the members of yesterday and the alerts of the stores', () => {
    const [members, before] = [YESTERDAY, YESTERDAY - 1].map(
      (day) => db.prepare('SELECT sum(members) FROM shop_day WHERE day = ?').pluck().all([day])[0] as number,
    );
    const card = askCard(contextOf(db, 'admin'), 'sales/circle');
    expect(card).toMatchObject({ num: members, hb: percent((members ?? 0) - (before ?? 0), before ?? 1) });
    const count = (usercode: string) => askCard(contextOf(db, usercode), 'count/get', { cardcode: 'labels' }).data.num;
    expect(count('admin')).toBeGreaterThan(count('store1001'));
    expect(count('newbie')).toBe(0);
    expect(() => askCard(contextOf(db, 'admin'), 'count/get', { cardcode: 'nothing' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});

describe('A supplier', () => {
  const own = (usercode: string, from: number, field: string) =>
    db
      .prepare(
        `SELECT sum(f.${field}) FROM product_fact f JOIN product p USING (productno) JOIN account a ON a.tenantid = p.supplierid
         WHERE a.usercode = ? AND f.grain = 'D' AND f.day >= ?`,
      )
      .pluck()
      .all([usercode, from])[0] as number;

  it('sees his own products only, and no plan', () => {
    expect(kpi('v10001', { cardcode: 'supplier01' })).toMatchObject({
      yesterdayValue: yuan(own('v10001', YESTERDAY, 'sales')),
      monthValue: yuan(own('v10001', dayNumber('2026-06-01'), 'sales')),
      monthPlanValue: null,
      monthRate: null,
    });
    expect(kpi('v10003', { cardcode: 'supplier02' }).yesterdayValue).toBe(own('v10003', YESTERDAY, 'qty'));
    const [, month] = askCard(contextOf(db, 'v10001'), 'sales/trend');
    expect(month?.x.at(-1)).toEqual({ sdate: '2026-06-14', salevalue: yuan(own('v10001', YESTERDAY, 'sales')), monthplan: null });
  });

  it('has his own best products, channels and categories', () => {
    const names = db.prepare("SELECT productname FROM product WHERE supplierid = 'T10001'").pluck().all([]) as string[];
    const [chart] = askCard(contextOf(db, 'v10001'), 'sales/topProduct');
    expect(chart?.echartData?.length).toBe(names.length);
    expect(chart?.echartData?.every(({ name }) => names.includes(name))).toBe(true);
    const pie = askCard(contextOf(db, 'v10001'), 'sales/channelPie', { startdate: '2026-06-14' });
    expect(yuan(pie.reduce((total, { sale }) => total + sale * 100, 0))).toBe(yuan(own('v10001', YESTERDAY, 'sales')));
    expect(askCard(contextOf(db, 'v10001'), 'sales/progress', { datetype: '4' }).length).toBeGreaterThan(0);
  });

  it('is refused what is about the stores', () => {
    for (const card of ['sales/storeRanking', 'sales/circle', 'count/get'] as const)
      expect(() => askCard(contextOf(db, 'v10001'), card), card).toThrow(expect.objectContaining({ returncode: 'A0301' }));
    expect(() => kpi('v10001', { cardcode: 'operating02' })).toThrow(expect.objectContaining({ returncode: 'A0301' }));
    expect(() => kpi('admin', { cardcode: 'supplier01' })).toThrow(expect.objectContaining({ returncode: 'A0400' }));
  });
});
