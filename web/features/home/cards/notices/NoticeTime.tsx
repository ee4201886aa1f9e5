import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatShortDayAndTime, formatTimeOrDay } from '../../../../design/number/calendar.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

/** When a notice came, in the enterprise's time zone; whole in its tooltip. `brief` tells the time of today and the day of any other day. */
export function NoticeTime({ at, brief }: { at: string | null; brief?: boolean }) {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  if (at === null) return null;
  const write = brief ? formatTimeOrDay : formatShortDayAndTime;
  return (
    <time dateTime={at} title={formatDayAndTime(at, enterprise.timeZone, locale)}>
      {write(at, { ...enterprise, locale })}
    </time>
  );
}
