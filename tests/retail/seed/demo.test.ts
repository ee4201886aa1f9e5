import { createHash } from 'node:crypto';
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

function packs(): Map<string, Record<string, string>> {
  const rows = db
    .prepare("SELECT locale, content FROM language_version WHERE type = '3' AND status = '1'")
    .all([]) as {
    locale: string;
    content: Buffer;
  }[];
  return new Map(
    rows.map(({ locale, content }) => [
      locale,
      JSON.parse(Buffer.from(content).toString()) as Record<string, string>,
    ]),
  );
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

describe('The language packs', () => {
  it('have a text in each language for every key that the services give', () => {
    const keys = column<string>(
      `SELECT i18ncode FROM application UNION SELECT i18ncode FROM menu WHERE i18ncode IS NOT NULL
       UNION SELECT i18ncode FROM module WHERE i18ncode IS NOT NULL UNION SELECT i18ncode FROM sheet_type
       UNION SELECT entrycode FROM card WHERE entrycode IS NOT NULL UNION SELECT entrycode FROM dashboard
       UNION SELECT entrycode FROM must_see WHERE entrycode IS NOT NULL UNION SELECT 'channel.' || channelid FROM channel
       UNION SELECT 'category.' || categoryid FROM category`,
    );
    expect(keys.length).toBeGreaterThan(250);
    for (const [locale, pack] of packs()) {
      expect(Object.keys(pack), locale).toEqual(Object.keys(pack).toSorted());
      expect(
        keys.filter((key) => !Object.hasOwn(pack, key)),
        locale,
      ).toEqual([]);
      expect(
        Object.values(pack).filter((text) => text.trim() === ''),
        locale,
      ).toEqual([]);
    }
  });

  it('use the same terms as the data, and Taiwanese terms in zh-TW', () => {
    const [zhCN, zhTW, enUS] = ['zh-CN', 'zh-TW', 'en-US'].map(
      (locale) => packs().get(locale) ?? {},
    );
    for (const { i18ncode, menuname } of db
      .prepare('SELECT i18ncode, menuname FROM menu WHERE i18ncode IS NOT NULL')
      .all([]) as {
      i18ncode: string;
      menuname: string;
    }[])
      expect(zhCN?.[i18ncode]).toBe(menuname);
    expect([
      zhTW?.['app.ops'],
      zhTW?.['menu.fin.statement'],
      zhTW?.['card.operating03'],
      zhTW?.['menu.pur.order'],
    ]).toEqual(['門市營運', '對帳單', '來客數', '採購訂單']);
    for (const word of [
      '门',
      '單據類型設置',
      '打印',
      '信息',
      '渠道',
      '模板',
      '審批',
      '默認',
      '客流',
      '合同',
      '門店',
    ]) {
      expect(
        Object.values(zhTW ?? {}).filter((text) => text.includes(word)),
        word,
      ).toEqual([]);
    }
    expect(Object.values(enUS ?? {}).filter((text) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
  });

  it('are named by the checksum of their unpacked content', () => {
    for (const { md5, content } of db
      .prepare('SELECT md5, content FROM language_version')
      .all([]) as {
      md5: string;
      content: Buffer;
    }[])
      expect(createHash('md5').update(Buffer.from(content)).digest('hex')).toBe(md5);
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
