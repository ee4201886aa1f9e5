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
    short: (at: string) => formatShortDayAndTime(at, { ...enterprise, locale }),
    full: (at: string) => formatDayAndTime(at, enterprise.timeZone, locale),
    duration: useCallback(
      (from: string, to: string | number) =>
        formatDuration(new Date(to).getTime() - new Date(from).getTime(), locale),
      [locale],
    ),
  };
}
