import { useCallback } from 'react';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { dayAndTime, shortDayAndTime } from '../../../../design/number/calendar.ts';
import { durationText } from '../../../../design/number/duration.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

/**
 * Formats times in the enterprise's time zone: short, full (for tooltips), and the duration between
 * two times.
 */
export function useMoment() {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return {
    short: (at: string) => shortDayAndTime(at, { ...enterprise, locale }),
    whole: (at: string) => dayAndTime(at, enterprise.timeZone, locale),
    between: useCallback(
      (from: string, to: string | number) =>
        durationText(new Date(to).getTime() - new Date(from).getTime(), locale),
      [locale],
    ),
  };
}
