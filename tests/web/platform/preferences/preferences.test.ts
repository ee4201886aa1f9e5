import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../../web/design/language/language.ts';
import { isLocale, type Locale } from '../../../../web/design/language/locales.ts';
import { createStoredValue } from '../../../../web/design/storage/stored-value.ts';

const stored = (storage: () => Storage) =>
  createStoredValue<Locale>({ storage, key: 'k', fallback: 'zh-CN', isValid: isLocale });

describe('A preference', () => {
  it.each(['"fr-FR"', 'not json', '{}'])('stored as %s is replaced by the fallback', (text) => {
    window.localStorage.setItem('k', text);
    expect(stored(() => window.localStorage).read()).toBe('zh-CN');
  });

  it('lasts until the page is closed if the browser refuses storage', () => {
    const value = stored(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    value.write('en-US');
    expect(value.read()).toBe('en-US');
  });
});

describe('The language', () => {
  const loads: Record<Locale, Record<string, string>> = {
    'zh-CN': { a: '甲', b: '乙 {0}' },
    'zh-TW': { a: '甲乙' },
    'en-US': { a: 'A' },
  };
  const create = (loadTexts = (locale: Locale) => Promise.resolve(loads[locale])) =>
    createLanguage({
      stored: stored(() => window.localStorage),
      loadTexts,
      root: document.documentElement,
    });

  it('overrides its own texts by those of the services and falls back to zh-CN', async () => {
    const language = await create();
    await language.setLocale('en-US');
    language.setOverrides('en-US', { a: 'from the services', 'server.key': 'x' });
    const { t } = language.i18n;
    expect([t('a'), t('server.key'), t('b', { 0: 1 })]).toEqual(['from the services', 'x', '乙 1']);
  });

  it('keeps the texts of the services when the language is loaded after them', async () => {
    const language = await create();
    language.setOverrides('zh-TW', { a: 'over' });
    await language.setLocale('zh-TW');
    expect(language.i18n.t('a')).toBe('over');
  });

  it('is the one that was chosen last, whichever arrives last', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const language = await create(async (locale) => {
      if (locale === 'zh-TW') await held;
      return loads[locale];
    });
    const slow = language.setLocale('zh-TW');
    await language.setLocale('en-US');
    release();
    await slow;
    expect([language.locale(), document.documentElement.lang]).toEqual(['en-US', 'en-US']);
  });
});
