import type { Texts } from '../../design/language/language.ts';
import type { Locale } from '../../design/language/locales.ts';

type Parts = readonly (() => Promise<{ texts: Texts }>)[];

/** The texts of the portal's components, and those of the playground itself. */
const parts: Readonly<Record<Locale, Parts>> = {
  'zh-CN': [
    () => import('../../platform/language/packs/zh-CN.entry.ts'),
    () => import('../../platform/language/packs/zh-CN.workbench.ts'),
    () => import('../../platform/language/packs/zh-CN.playground.ts'),
  ],
  'zh-TW': [
    () => import('../../platform/language/packs/zh-TW.entry.ts'),
    () => import('../../platform/language/packs/zh-TW.workbench.ts'),
    () => import('../../platform/language/packs/zh-TW.playground.ts'),
  ],
  'en-US': [
    () => import('../../platform/language/packs/en-US.entry.ts'),
    () => import('../../platform/language/packs/en-US.workbench.ts'),
    () => import('../../platform/language/packs/en-US.playground.ts'),
  ],
};

/** Loads all texts of a language. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const loaded = await Promise.all(parts[locale].map((load) => load()));
  return Object.assign({}, ...loaded.map(({ texts }) => texts)) as Texts;
}
