import { useCallback } from 'react';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatShortDayAndTime } from '../../../../design/number/format-day.ts';
import { formatDuration } from '../../../../design/number/duration.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

/**
 * Formats times in the enterprise's time zone: short, full (for tooltips), and the duration between
 * two times.
 */
export function useTimeFormat() {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return {
    short: (moment: string) => formatShortDayAndTime(moment, { ...enterprise, locale }),
    full: (moment: string) => formatDayAndTime(moment, enterprise.timeZone, locale),
    duration: useCallback(
      (from: string, to: string | number) =>
        formatDuration(new Date(to).getTime() - new Date(from).getTime(), locale),
      [locale],
    ),
  };
}
