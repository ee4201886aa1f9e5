import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mainlandWords, simplifiedOnly } from '../../support/chinese.ts';
import { projectFiles, readSource } from '../../support/source-files.ts';
import { namedTexts, saysSomething } from '../../support/text-keys.ts';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';

const packs = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS };
const folder = 'web/platform/language/packs';
const sections = readdirSync(folder)
  .filter((name) => name.startsWith('zh-CN.') && name.endsWith('.json'))
  .map((name) => name.slice('zh-CN.'.length, -'.json'.length));
const keysOf = (locale: string, section: string) =>
  Object.keys(JSON.parse(readFileSync(`${folder}/${locale}.${section}.json`, 'utf8')) as object);
const named = projectFiles()
  .filter((path) => /^web\/.*\.tsx?$/u.test(path) && !path.endsWith('.gen.ts'))
  .map((path) => ({ path, ...namedTexts(readSource(path)) }));
const placeholders = (text = '') => (text.match(/\{\w+\}/gu) ?? []).sort().join();

/** Texts in which the placeholder is a name, or the number of rows in a list too long for a file. */
const areNeverOne: ReadonlySet<string> = new Set([
  'avatar.type',
  'avatar.undrawn',
  'jobs.export.capped',
]);

describe('The texts of the interface', () => {
  it.each(['zh-TW', 'en-US'] as const)(
    'are the same keys with the same placeholders in %s as in zh-CN',
    (locale) => {
      for (const section of sections)
        expect(keysOf(locale, section).sort(), section).toEqual(keysOf('zh-CN', section).sort());
      const different = Object.keys(zhCN).filter(
        (key) => placeholders(zhCN[key]) !== placeholders(packs[locale][key]),
      );
      expect(different).toEqual([]);
    },
  );

  it('include every section, which no chunk forgets', () => {
    expect(Object.keys(zhCN).sort()).toEqual(
      sections.flatMap((section) => keysOf('zh-CN', section)).sort(),
    );
  });

  it('are not empty in any language', () => {
    const empty = Object.entries(packs).flatMap(([locale, pack]) =>
      Object.entries(pack)
        .filter(([, text]) => !text.trim())
        .map(([key]) => `${locale} ${key}`),
    );
    expect(empty).toEqual([]);
  });

  it('are in one section only', () => {
    const keys = sections.flatMap((section) => keysOf('zh-CN', section));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('include every key that the sources name', () => {
    const keys = named.flatMap(({ path, keys: all }) => all.map((key) => ({ path, key })));
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter(({ key }) => !(key in zhCN))).toEqual([]);
  });

  it('include no key that no source names', () => {
    const literals = new Set(named.flatMap((one) => one.literals));
    const patterns = named.flatMap((one) => one.patterns).filter(saysSomething);
    const unused = Object.keys(zhCN).filter(
      (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('contain no simplified character in zh-TW', () => {
    expect(simplifiedOnly.size).toBeGreaterThan(2500);
    const found = Object.entries(zhTW).flatMap(([key, text]) =>
      Array.from(text)
        .filter((character) => simplifiedOnly.has(character))
        .map((character) => `${key}: ${character}`),
    );
    expect(found).toEqual([]);
  });

  it('use the words of Taiwan in zh-TW', () => {
    const found = Object.entries(zhTW).flatMap(([key, text]) =>
      Object.keys(mainlandWords)
        .filter((word) => text.includes(word))
        .map((word) => `${key}: ${word}, in Taiwan ${String(mainlandWords[word])}`),
    );
    expect(found).toEqual([]);
  });

  it('read well in English whatever the number, such as "Lines pasted: 1." instead of "1 lines pasted."', () => {
    const limits = /(?:at most|at least|up to|more than|first|of) \{\w+\}/giu;
    const things =
      'actions|cards|cells|codes|columns|documents|errors|files|lines|menus|messages|pages|problems|products|rows|stores|tasks|values';
    const counted = new RegExp(String.raw`\{\w+\} (?:${things})\b`, 'u');
    const wrong = Object.entries(enUS).filter(
      ([key, text]) => counted.test(text.replaceAll(limits, '')) && !areNeverOne.has(key),
    );
    expect(wrong).toEqual([]);
  });

  it('are in English without Chinese, and in Chinese without variant spellings of words that have only one', () => {
    expect(Object.entries(enUS).filter(([, text]) => /[\u3400-\u9fff]/u.test(text))).toEqual([]);
    expect(
      Object.entries(zhCN).filter(([, text]) => /[門設儲資訊選單帳號簽圖開關閉]/u.test(text)),
    ).toEqual([]);
  });
});
