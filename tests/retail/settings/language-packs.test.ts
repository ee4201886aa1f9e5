import { describe, expect, it } from 'vitest';
import { texts } from '../../../retail/seed/languages.ts';
import { mainlandWords, simplifiedOnly } from '../../support/chinese.ts';
import { labelTable } from '../../support/label-table.ts';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';

const rows = texts();
const packs = [0, 1, 2].map((index) =>
  Object.fromEntries(rows.map(([key, names]) => [key, names[index] ?? ''])),
);
const builtIn = [zhCN, zhTW, enUS];
const locales = ['zh-CN', 'zh-TW', 'en-US'] as const;
const placeholders = (text = '') => (text.match(/\{\w+\}/gu) ?? []).sort().join();

describe("The services' language packs", () => {
  it('have some hundred texts, each key once and in every language', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    expect(rows.filter(([, names]) => names.some((name) => !name.trim()))).toEqual([]);
  });

  it.each(locales)('have the agreed texts in %s', (locale) => {
    const index = locales.indexOf(locale);
    for (const [keys, ...cells] of labelTable) {
      let rest = (cells[index] ?? '').toLowerCase();
      for (const key of keys.split(' ')) {
        const text = packs[index]![key]?.toLowerCase() ?? `no text for ${key}`;
        expect(rest, key).toContain(text);
        rest = rest.replace(text, '');
      }
      expect(rest, keys).toMatch(/^[\s/·：:]*$/u);
    }
  });

  it.each(locales)('agree in %s with the built-in texts for common keys', (locale) => {
    const index = locales.indexOf(locale);
    const both = Object.keys(packs[index]!).filter((key) => key in builtIn[index]!);
    expect(both.length).toBeGreaterThan(60);
    expect(both.filter((key) => packs[index]![key] !== builtIn[index]![key])).toEqual([]);
  });

  it('have the same placeholders in every language', () => {
    expect(rows.filter(([, names]) => new Set(names.map(placeholders)).size > 1)).toEqual([]);
  });

  it('have no simplified characters or mainland terms in zh-TW', () => {
    const found = rows.flatMap(([key, [, text]]) => [
      ...Array.from(text)
        .filter((character) => simplifiedOnly.has(character))
        .map((character) => `${key}: ${character}`),
      ...Object.keys(mainlandWords)
        .filter((word) => text.includes(word))
        .map((word) => `${key}: ${word}, in Taiwan ${String(mainlandWords[word])}`),
    ]);
    expect(found).toEqual([]);
  });

  it('have no Chinese in English', () => {
    expect(rows.filter(([, names]) => /[\u3400-\u9fff]/u.test(names[2]))).toEqual([]);
  });
});
