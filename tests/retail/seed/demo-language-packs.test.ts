import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';

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
