import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enUS, zhCN, zhTW } from '../support/texts.ts';

const packs = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS };
const sections = ['app', 'session', 'shell', 'tabs', 'menus', 'account', 'appearance', 'modules', 'home'];
const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((path) => join('web', path))
  .filter((path) => /\.tsx?$/u.test(path) && !/^web\/dist|\.gen\.ts$/u.test(path));
const withoutComments = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gmu, '');
const placeholders = (text = '') => (text.match(/\{\w+\}/gu) ?? []).sort().join();

describe('The texts of the interface', () => {
  it.each(['zh-TW', 'en-US'] as const)('are the same keys with the same placeholders in %s as in zh-CN', (locale) => {
    expect(Object.keys(packs[locale]).sort()).toEqual(Object.keys(zhCN).sort());
    const different = Object.keys(zhCN).filter((key) => placeholders(zhCN[key]) !== placeholders(packs[locale][key]));
    expect(different).toEqual([]);
  });

  it('say something in every language', () => {
    const empty = Object.entries(packs).flatMap(([locale, pack]) =>
      Object.entries(pack)
        .filter(([, text]) => !text.trim())
        .map(([key]) => `${locale} ${key}`),
    );
    expect(empty).toEqual([]);
  });

  it('stand in one section only', () => {
    const keys = sections.flatMap((section) =>
      Object.keys(JSON.parse(readFileSync(`web/kit/language/packs/zh-CN.${section}.json`, 'utf8')) as object),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('have every key that the sources name', () => {
    const named = sources.flatMap((path) =>
      [...withoutComments(path).matchAll(/\bt\(\s*'([^']+)'|\b\w+Key: '([\w-]+(?:\.[\w-]+)+)'/gu)].map((hit) => ({
        path,
        key: hit[1] ?? hit[2] ?? '',
      })),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ key }) => !(key in zhCN))).toEqual([]);
  });

  it('are not written into components: no Chinese, and no English between tags or in names for assistive technology', () => {
    const found = sources
      .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
      .filter((path) => !/kit\/(?:language\/(?:packs|locales)|number\/)/u.test(path) && !path.includes('features/playground'))
      .flatMap((path) => {
        const source = withoutComments(path);
        const chinese = /[\u3400-\u9fff]/u.exec(source)?.[0];
        const english = path.endsWith('.tsx')
          ? (/>\s*[A-Za-z][a-z]+(?: [a-z]+)*\s*<\//u.exec(source) ??
              /(?:aria-label|title|placeholder)="[^"]+"/u.exec(source))?.[0]
          : undefined;
        return [chinese, english].filter(Boolean).map((text) => `${path}: ${text}`);
      });
    expect(found).toEqual([]);
  });

  it('use the words of Taiwan in zh-TW', () => {
    const mainland = /登錄|搜索|設置|保存|菜單|鏈接|網絡|默認|信息|門店|賬號|界面|加載/u;
    expect(Object.entries(zhTW).filter(([, text]) => mainland.test(text))).toEqual([]);
  });
});
