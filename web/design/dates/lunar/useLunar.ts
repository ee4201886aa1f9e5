import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import type { Locale } from '../../language/locales.ts';
import type { Lunar, LunarLineOf } from './lunar-line.ts';

/** Chinese readers use both calendars. */
const shownIn: Readonly<Record<Locale, boolean>> = { 'zh-CN': true, 'zh-TW': true, 'en-US': false };

/**
 * The lunar calendar, loaded when a month panel first shows it. If it cannot be loaded, days have
 * no second line.
 */
export function useLunar(wanted?: boolean): Lunar {
  const { locale } = useLanguage();
  const isOn = wanted ?? shownIn[locale];
  const [loaded, setLoaded] = useState<{ lunarLine: LunarLineOf } | null>(null);
  useEffect(
    function load() {
      if (!isOn) return undefined;
      let gone = false;
      import('./lunar-line.ts').then(
        (lines) => {
          if (!gone) setLoaded(lines);
        },
        () => undefined,
      );
      return () => {
        gone = true;
      };
    },
    [isOn],
  );
  // Kept while nothing changes: a calendar draws all its days anew for another one.
  return useMemo(
    () => ({
      isOn,
      lineOf: (date) => (isOn && loaded !== null ? loaded.lunarLine(date, locale) : null),
    }),
    [isOn, loaded, locale],
  );
}
