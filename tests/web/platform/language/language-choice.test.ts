import { describe, expect, it } from 'vitest';
import {
  createLanguage,
  type TextPart,
  type Texts,
} from '../../../../web/design/language/language.ts';
import type { Locale } from '../../../../web/design/language/locales.ts';

/** Texts whose chunks are delivered by the test. */
function chunks() {
  const waiting = new Map<string, (() => void)[]>();
  let isHeld = false;
  return {
    hold: () => void (isHeld = true),
    loadTexts: (locale: Locale, part: TextPart) =>
      new Promise<Texts>((resolve) => {
        const give = () => resolve({ [`${part}.text`]: `${part} in ${locale}` });
        const name = `${locale} ${part}`;
        if (isHeld) waiting.set(name, [...(waiting.get(name) ?? []), give]);
        else give();
      }),
    async arrive(locale: Locale, part: TextPart) {
      const name = `${locale} ${part}`;
      const arriving = waiting.get(name) ?? [];
      waiting.delete(name);
      for (const give of arriving) give();
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function choosing() {
  const stored = { read: () => 'zh-CN' as Locale, write: () => undefined };
  const texts = chunks();
  const language = await createLanguage({
    stored,
    loadTexts: texts.loadTexts,
    root: document.createElement('html'),
  });
  texts.hold();
  return { texts, language };
}

describe('Choosing a language and signing in at once', () => {
  it('loads the workbench in that language if its texts are requested before those of the sign-in page have arrived', async () => {
    const { texts, language } = await choosing();
    const chosen = language.setLocale('en-US');
    const needed = language.loadPart('workbench');
    await texts.arrive('zh-CN', 'entry');
    await texts.arrive('zh-CN', 'workbench');
    await texts.arrive('en-US', 'entry');
    await texts.arrive('en-US', 'entry');
    await texts.arrive('en-US', 'workbench');
    await Promise.all([chosen, needed]);
    expect(language.locale()).toBe('en-US');
    expect(language.i18n.t('entry.text')).toBe('entry in en-US');
    expect(language.i18n.t('workbench.text')).toBe('workbench in en-US');
  });

  it('also loads it if they are requested while only the packs of the services are missing', async () => {
    const { texts, language } = await choosing();
    let prepare: () => void = () => undefined;
    language.beforeSwitch(() => new Promise((resolve) => (prepare = resolve)));
    const chosen = language.setLocale('en-US');
    await texts.arrive('en-US', 'entry');
    const needed = language.loadPart('workbench');
    await texts.arrive('zh-CN', 'entry');
    await texts.arrive('zh-CN', 'workbench');
    await needed;
    prepare();
    await settled();
    await texts.arrive('en-US', 'entry');
    await texts.arrive('en-US', 'workbench');
    await chosen;
    expect(language.i18n.t('workbench.text')).toBe('workbench in en-US');
  });
});
