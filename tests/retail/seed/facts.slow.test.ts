import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '../../../retail/server/calendar.ts';
import { extendFacts, seed } from '../../../retail/seed/seed.ts';
import { connect, type RetailDatabase } from '../../../retail/database/sqlite.ts';
import { TABLES } from '../../../retail/database/tables.ts';
import { DEMO_TODAY, openSeededDatabase } from '../../support/retail/retail-database.ts';

const FACTS = {
  sales_fact: 'day, shopno, channelno, groupno, sales, cost, qty, orders',
  group_day: 'groupno, day, shopno, sales, cost, qty, orders',
  channel_day: 'day, channelno, groupno, sales, qty',
  shop_day: 'day, shopno, sales, cost, orders, footfall, members, member_sales',
  sales_month: 'month, shopno, channelno, groupno, days, sales, cost, qty, orders',
  product_fact: 'grain, day, channelno, productno, sales, qty, orders',
  sales_plan: 'month, shopno, groupno, sales, profit, orders, footfall',
} as const;

const SMALL = { days: 33, productDays: 6 };
const SLOW = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'retail-facts-'));
const withoutFacts = join(folder, 'without-facts.sqlite');
let copies = 0;

/** Everything but the facts does not matter here, and takes most of the time: it is made once. */
beforeAll(() => {
  const db = connect(withoutFacts);
  db.exec(TABLES);
  seed(db, { today: DEMO_TODAY, span: { days: 0, productDays: 0 } });
  db.close();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The facts of a date, generated at once into data that has none. */
function seededSmall(today: string): RetailDatabase {
  copies += 1;
  const file = join(folder, `copy-${String(copies)}.sqlite`);
  copyFileSync(withoutFacts, file);
  const db = connect(file);
  db.pragma('synchronous = OFF');
  extendFacts(db, { today, span: SMALL });
  return db;
}

/** All demo data of a date, made in one go as at a first start. */
function seededNew(today: string): RetailDatabase {
  const db = connect(':memory:');
  db.exec(TABLES);
  seed(db, { today, span: SMALL });
  return db;
}

function checksum(db: RetailDatabase, table: keyof typeof FACTS, where = '1'): string {
  const hash = createHash('sha256');
  const rows = db
    .prepare(`SELECT ${FACTS[table]} FROM ${table} WHERE ${where} ORDER BY 1, 2, 3, 4`)
    .raw()
    .all([]) as unknown[][];
  for (const row of rows) hash.update(`${row.join(',')}\n`);
  return `${rows.length} ${hash.digest('hex').slice(0, 12)}`;
}

function checksums(db: RetailDatabase): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(FACTS) as (keyof typeof FACTS)[]).map((table) => [table, checksum(db, table)]),
  );
}

function count(db: RetailDatabase, query: string): number {
  return (db.prepare(`SELECT count(*) AS rows FROM (${query})`).get([]) as { rows: number }).rows;
}

describe('The facts of the demo data', { timeout: SLOW }, () => {
  let db: RetailDatabase;
  beforeAll(() => {
    db = openSeededDatabase();
  }, 60_000);

  it('never change for a past month', () => {
    const may = `day BETWEEN ${dayNumber('2026-05-01')} AND ${dayNumber('2026-05-31')}`;
    expect({
      sales: checksum(db, 'sales_fact', may),
      stores: checksum(db, 'shop_day', may),
      products: checksum(db, 'product_fact', `grain = 'D' AND ${may}`),
      plans: checksum(db, 'sales_plan', "month = '2026-05'"),
    }).toMatchInlineSnapshot(`
      {
        "plans": "280 ac8713da5b83",
        "products": "111600 7183ab4a674a",
        "sales": "53568 9ce904ad655b",
        "stores": "1116 037dde409b8d",
      }
    `);
  });

  it('end yesterday and go 400 days back, or 120 days for products', () => {
    const today = dayNumber(DEMO_TODAY);
    const span = (table: string, where: string) =>
      db
        .prepare(`SELECT min(day) AS first, max(day) AS last FROM ${table} WHERE ${where}`)
        .raw()
        .get([]) as number[];
    expect(span('sales_fact', '1')).toEqual([today - 400, today - 1]);
    expect(span('shop_day', '1')).toEqual([today - 400, today - 1]);
    expect(span('product_fact', "grain = 'D'")).toEqual([today - 120, today - 1]);
    expect(span('product_fact', "grain = 'M'").map(dateOf)).toEqual(['2025-06-01', '2026-06-01']);
  });

  it('have the same totals for products and for purchase groups, by day and by month', () => {
    const products = (grain: string) =>
      `SELECT f.day, f.channelno, p.groupno, sum(f.sales) AS sales, sum(f.qty) AS qty FROM product_fact f JOIN product p USING (productno)
       WHERE f.grain = '${grain}' GROUP BY 1, 2, 3`;
    const first = dayNumber(DEMO_TODAY) - 120;
    const byDay = `SELECT day, channelno, groupno, sum(sales) AS sales, sum(qty) AS qty FROM sales_fact WHERE day >= ${first} GROUP BY 1, 2, 3`;
    const byMonth = `SELECT unixepoch(date(day * 86400, 'unixepoch', 'start of month')) / 86400 AS month, channelno, groupno, sum(sales) AS sales,
       sum(qty) AS qty FROM sales_fact WHERE day >= ${dayNumber('2025-06-01')} GROUP BY 1, 2, 3`;
    expect(count(db, products('D'))).toBe(120 * 6 * 8);
    expect(count(db, `${byDay} EXCEPT ${products('D')}`)).toBe(0);
    expect(count(db, products('M'))).toBe(13 * 6 * 8);
    expect(count(db, `${byMonth} EXCEPT ${products('M')}`)).toBe(0);
  });

  it('have totals that equal the sum of their parts', () => {
    expect(
      count(
        db,
        'SELECT day, shopno, sum(sales), sum(cost), sum(orders) FROM sales_fact GROUP BY 1, 2 EXCEPT SELECT day, shopno, sales, cost, orders FROM shop_day',
      ),
    ).toBe(0);
    expect(
      count(
        db,
        'SELECT groupno, day, shopno, sum(sales), sum(cost), sum(qty), sum(orders) FROM sales_fact GROUP BY 1, 2, 3 EXCEPT SELECT groupno, day, shopno, sales, cost, qty, orders FROM group_day',
      ),
    ).toBe(0);
    expect(
      count(
        db,
        'SELECT day, channelno, groupno, sum(sales), sum(qty) FROM sales_fact GROUP BY 1, 2, 3 EXCEPT SELECT day, channelno, groupno, sales, qty FROM channel_day',
      ),
    ).toBe(0);
    const months = count(db, 'SELECT 1 FROM sales_month');
    expect(months).toBeGreaterThan(13 * 36 * 48);
    expect(
      count(
        db,
        `SELECT unixepoch(date(day * 86400, 'unixepoch', 'start of month')) / 86400, shopno, channelno, groupno, count(*), sum(sales), sum(cost),
           sum(qty), sum(orders) FROM sales_fact GROUP BY 1, 2, 3, 4
         INTERSECT SELECT month, shopno, channelno, groupno, days, sales, cost, qty, orders FROM sales_month`,
      ),
    ).toBe(months);
  });

  it('are whole numbers, none of them negative', () => {
    for (const [table, columns] of Object.entries(FACTS)) {
      const numbers = columns
        .split(', ')
        .filter((column) => column !== 'grain' && column !== 'month');
      const wrong = numbers
        .map((column) => `typeof(${column}) <> 'integer' OR ${column} < 0`)
        .join(' OR ');
      expect(count(db, `SELECT 1 FROM ${table} WHERE ${wrong}`), table).toBe(0);
    }
  });

  it('count more visitors than receipts in every store on every day', () => {
    expect(
      count(
        db,
        'SELECT 1 FROM shop_day WHERE footfall <= orders OR members > orders OR member_sales > sales',
      ),
    ).toBe(0);
  });

  it('leave out a store before it opens and while it is renovated', () => {
    const days = (shopid: string) =>
      db
        .prepare('SELECT day FROM shop_day JOIN shop USING (shopno) WHERE shopid = ? ORDER BY day')
        .pluck()
        .all([shopid]) as number[];
    expect(dateOf(days('1020')[0] ?? 0)).toBe('2026-02-15');
    expect(days('1020')).toHaveLength(120);
    expect(days('1014')).toHaveLength(400 - 20);
    expect(days('1001')).toHaveLength(400);
  });

  it('follow the calendar, with more sales on Saturdays than Tuesdays and before Spring Festival than after it', () => {
    const sales = (date: string) =>
      (
        db
          .prepare('SELECT sum(sales) AS sales FROM shop_day WHERE day = ?')
          .get([dayNumber(date)]) as { sales: number }
      ).sales;
    expect(sales('2026-05-23')).toBeGreaterThan(1.2 * sales('2026-05-19'));
    expect(sales('2026-02-14')).toBeGreaterThan(3 * sales('2026-02-17'));
    expect(sales('2025-11-11')).toBeGreaterThan(1.3 * sales('2025-11-18'));
  });
});

describe('Facts that follow the calendar', { timeout: SLOW }, () => {
  it('are the same if extended day by day over a new year or generated at once', () => {
    const db = seededSmall('2026-12-30');
    for (let day = dayNumber('2026-12-31'); day <= dayNumber('2027-01-05'); day += 1)
      extendFacts(db, { today: dateOf(day), span: SMALL });
    expect(checksums(db)).toEqual(checksums(seededNew('2027-01-05')));
  });

  it('are the same if extended by several days at once', () => {
    const db = seededSmall('2026-12-30');
    extendFacts(db, { today: '2027-01-05', span: SMALL });
    expect(checksums(db)).toEqual(checksums(seededSmall('2027-01-05')));
  });

  it('are generated again after a gap longer than their period', () => {
    const db = seededSmall('2026-06-15');
    extendFacts(db, { today: '2026-11-20', span: SMALL });
    expect(checksums(db)).toEqual(checksums(seededSmall('2026-11-20')));
  });

  it('do not change for the same day, or if the date is set back a little', () => {
    const db = seededSmall('2026-06-15');
    const before = checksums(db);
    extendFacts(db, { today: '2026-06-15', span: SMALL });
    extendFacts(db, { today: '2026-06-10', span: SMALL });
    expect(checksums(db)).toEqual(before);
  });

  it('have the same figures for a date, whenever they were generated', () => {
    const common = `day BETWEEN ${dayNumber('2026-06-01')} AND ${dayNumber('2026-06-14')}`;
    const [one, other] = [seededSmall('2026-06-15'), seededSmall('2026-06-29')];
    for (const table of ['sales_fact', 'shop_day', 'group_day', 'channel_day'] as const)
      expect(checksum(one, table, common)).toBe(checksum(other, table, common));
    expect(checksum(one, 'sales_plan', "month = '2026-06'")).toBe(
      checksum(other, 'sales_plan', "month = '2026-06'"),
    );
  });
});
