import type { PopupMenuItem } from '../../design/overlay/menu/menu-groups.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames, locales } from '../../design/language/locales.ts';

/** The languages as menu items. The operator may hide English. */
export function useLocaleItems(hasEnglish: boolean): PopupMenuItem[] {
  const { locale, setLocale } = useLanguage();
  return locales
    .filter((one) => hasEnglish || one !== 'en-US' || one === locale)
    .map((one) => ({
      id: one,
      label: localeNames[one],
      lang: one,
      checked: one === locale,
      onSelect: () => void setLocale(one),
    }));
}
