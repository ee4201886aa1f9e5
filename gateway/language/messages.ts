import { english } from './english.ts';
import { simplified } from './simplified.ts';
import { traditional } from './traditional.ts';

/** The languages of the portal; the first is the fallback. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** Key of a text of the gateway. */
export type MessageKey = keyof typeof simplified;

const tables: Record<Locale, Record<MessageKey, string>> = {
  'zh-CN': simplified,
  'zh-TW': traditional,
  'en-US': english,
};

/** The text in a language, with `{name}` replaced by the value of that name. */
export function messageIn(
  locale: Locale,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return tables[locale][key].replace(/\{(\w+)\}/gu, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
