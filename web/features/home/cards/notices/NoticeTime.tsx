import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import {
  formatDayAndTime,
  formatShortDayAndTime,
  formatTimeOrDay,
} from '../../../../design/number/format-day.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

/**
 * The time of a notice in the enterprise's time zone, in full in the tooltip. `brief` shows the
 * time for today and otherwise the day.
 */
export function NoticeTime({ createdAt, brief }: { createdAt: string | null; brief?: boolean }) {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  if (createdAt === null) return null;
  const format = brief ? formatTimeOrDay : formatShortDayAndTime;
  return (
    <time dateTime={createdAt} title={formatDayAndTime(createdAt, enterprise.timeZone, locale)}>
      {format(createdAt, { ...enterprise, locale })}
    </time>
  );
}
