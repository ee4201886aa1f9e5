import { beforeAll, describe, expect, it } from 'vitest';
import { grantedApplications } from '../../../retail/navigation/applications.ts';
import { SAMPLES_PLACEHOLDER } from '../../../retail/seed/applications/samples.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { contextOf } from '../../support/retail/sales-caller.ts';

let db: RetailDatabase;
beforeAll(() => {
  db = openSeededDatabase();
}, 60_000);

function column<Value>(query: string): Value[] {
  return db.prepare(query).pluck().all([]) as Value[];
}

function shownApplications(usercode: string): string {
  return grantedApplications(db, contextOf(db, usercode).caller)
    .filter(({ apptype }) => apptype === '0')
    .map(({ appcode }) => appcode)
    .join(' ');
}

describe('The organisation of the demo data', () => {
  it('has 36 stores of three formats in four regions, one of them with a name of thirty characters', () => {
    expect(column('SELECT count(*) FROM shop GROUP BY format ORDER BY format')).toEqual([
      6, 14, 16,
    ]);
    expect(column('SELECT DISTINCT regionid FROM shop')).toHaveLength(4);
    expect(
      column<string>('SELECT shopname FROM shop').filter((name) => name.length === 30),
    ).toHaveLength(1);
  });

  it('has 26 staff, each with one main post, and 8 accounts of 60 suppliers', () => {
    expect(column("SELECT count(*) FROM account WHERE usertype = '1'")).toEqual([26]);
    expect(
      column('SELECT sum(ismain) FROM account_post GROUP BY userid').every((posts) => posts === 1),
    ).toBe(true);
    expect(column("SELECT count(*) FROM account WHERE usertype = '2'")).toEqual([8]);
    expect(column('SELECT count(*) FROM supplier UNION ALL SELECT count(*) FROM tenant')).toEqual([
      60, 60,
    ]);
    expect(
      column(
        "SELECT count(*) FROM account a LEFT JOIN supplier s ON s.supplierid = a.tenantid WHERE a.usertype = '2' AND s.supplierid IS NULL",
      ),
    ).toEqual([0]);
  });

  it('has the right stores for every post', () => {
    const stores = (usercode: string) =>
      (
        db
          .prepare('SELECT count(*) AS stores FROM post_shop WHERE postcode = ?')
          .get([contextOf(db, usercode).caller.postcode]) as { stores: number }
      ).stores;
    expect(['admin', 'ops_director', 'area_east', 'store1001', 'newbie'].map(stores)).toEqual([
      36, 36, 12, 1, 0,
    ]);
  });
});

describe('The applications of the demo data', () => {
  it('have every shop mode', () => {
    const modes = (usercode: string) =>
      new Set(
        grantedApplications(db, contextOf(db, usercode).caller)
          .filter(({ apptype }) => apptype === '0')
          .map(({ issingleshop }) => issingleshop),
      );
    expect(modes('store1001')).toEqual(new Set(['1']));
    expect(modes('finance')).toEqual(new Set(['2']));
    expect(modes('ops_director')).toEqual(new Set(['1', '2']));
    expect(modes('newbie')).toEqual(new Set());
  });

  it('are assigned to the right post templates', () => {
    expect(shownApplications('ops_director')).toBe('OPS PUR PRM SUP RPT');
    expect(shownApplications('admin')).toBe('OPS PUR PRM SUP FIN RPT SYS');
    expect(shownApplications('v10001')).toBe('SCM SET');
    expect(shownApplications('v10002')).toBe('');
    expect(shownApplications('stress')).toBe('LAB ODD');
  });

  it('have ten to fifteen menu leaves on three levels, and sixty in the long one', () => {
    const leaves = db
      .prepare(
        "SELECT m.appcode, count(*) AS leaves FROM menu m JOIN application USING (appcode) WHERE modulecode IS NOT NULL AND apptype = '0' AND appcode <> 'ODD' GROUP BY 1",
      )
      .all([]) as { appcode: string; leaves: number }[];
    expect(leaves).toHaveLength(10);
    for (const { appcode, leaves: count } of leaves) {
      if (appcode === 'LAB') expect(count).toBe(60);
      else expect(count, appcode).toSatisfy((n: number) => n >= 10 && n <= 15);
    }
    const third =
      'SELECT DISTINCT a.appcode FROM menu a JOIN menu b ON b.menucode = a.parentcode JOIN menu c ON c.menucode = b.parentcode';
    expect(column(third)).toHaveLength(11);
  });

  it('have a module behind every leaf and card except three, a parent for every branch, and unique codes', () => {
    expect(
      column(
        'SELECT menucode FROM menu WHERE modulecode IS NOT NULL AND modulecode NOT IN (SELECT modulecode FROM module)',
      ),
    ).toEqual(['M900103', 'M900104']);
    expect(
      column(
        'SELECT menucode FROM menu WHERE parentcode IS NOT NULL AND parentcode NOT IN (SELECT menucode FROM menu)',
      ),
    ).toEqual([]);
    expect(
      column(
        'SELECT cardcode FROM card WHERE modulecode IS NOT NULL AND (modulecode, appcode) NOT IN (SELECT modulecode, appcode FROM module)',
      ),
    ).toEqual(['odd_module']);
    expect(
      column(
        'SELECT sheettype FROM module WHERE sheettype NOT IN (SELECT sheettype FROM sheet_type)',
      ),
    ).toEqual([]);
  });

  it('open built-in screens, sample modules, nothing, or in one case a forbidden address', () => {
    const urls = column<string | null>('SELECT url FROM module');
    expect(urls.filter((url) => url === null).length).toBeGreaterThan(3);
    const addresses = urls.filter(
      (url) =>
        url !== null &&
        !/^portal:(list|sheet|dashboard|message|approval|iclock)(\?[\w=&]+)?$/.test(url),
    );
    expect(addresses.filter((url) => !url?.startsWith(SAMPLES_PLACEHOLDER))).toEqual([
      'https://market.example.com/prices',
    ]);
    const dashboards = column<string>(
      "SELECT DISTINCT substr(url, 23) FROM module WHERE url LIKE 'portal:dashboard?code=%'",
    );
    const known = column<string>('SELECT dtmplcode FROM dashboard');
    expect(dashboards.filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('The assortment', () => {
  it('has 8 purchase groups, 40 categories, 6 channels and 600 products with realistic irregularities, each in three larger packs', () => {
    expect(
      column('SELECT count(*) FROM category GROUP BY deptlevelid ORDER BY deptlevelid'),
    ).toEqual([8, 40]);
    expect(column('SELECT count(*) FROM channel')).toEqual([6]);
    const core = '(SELECT * FROM product WHERE productno <= 600)';
    expect(column(`SELECT count(*) FROM ${core} GROUP BY groupno`)).toEqual(Array(8).fill(75));
    expect(column('SELECT count(*) FROM product GROUP BY groupno')).toEqual(Array(8).fill(4 * 75));
    expect(column(`SELECT count(*) FROM ${core} GROUP BY productname HAVING count(*) > 1`)).toEqual(
      [2],
    );
    expect(
      column(
        `SELECT count(*) FROM ${core} WHERE weighed = 1 UNION ALL SELECT count(*) FROM ${core} WHERE cost > price`,
      ),
    ).toEqual([1, 1]);
    expect(column(`SELECT max(length(productname)) FROM ${core}`)).toEqual([53]);
    expect(column('SELECT count(DISTINCT supplierid) FROM product')).toEqual([60]);
  });
});
