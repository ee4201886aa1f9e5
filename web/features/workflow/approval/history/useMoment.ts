import { useCallback } from 'react';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { dayAndTime, shortDayAndTime } from '../../../../design/number/calendar.ts';
import { durationText } from '../../../../design/number/duration.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

/** How this dialog tells times: short ones in the enterprise's zone, whole ones for tooltips, and how long something took. */
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
