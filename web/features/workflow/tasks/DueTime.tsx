import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatShortDayAndTime, wallClock } from '../../../design/number/format-day.ts';
import { useEnterpriseNow } from '../../../design/dates/useEnterpriseNow.ts';
import { formatDuration } from '../../../design/number/duration.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { Task } from './task.ts';

interface DueTimeProps {
  task: Task;
  /** Shows the time of day only, because the caller already shows the day. */
  timeOnly?: boolean;
}

/** Shows when a task is due and, if it is not done by then, for how long it has been overdue. */
export function DueTime({ task: { dueAt, status }, timeOnly = false }: DueTimeProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const now = useEnterpriseNow();
  if (dueAt === null) return <span className="mute">{t('tasks.noDue')}</span>;
  const late = status === 'COMPLETED' ? 0 : now - Date.parse(dueAt);
  return (
    <>
      <time dateTime={dueAt} className={late > 0 ? 'task-late' : undefined}>
        {timeOnly
          ? wallClock(new Date(dueAt), enterprise.timeZone).time.slice(0, 5)
          : formatShortDayAndTime(dueAt, { ...enterprise, locale })}
      </time>
      {late > 0 && (
        <span className="task-mark task-late">
          <Icon name="alert" size="small" />
          {t('tasks.overdue', { 0: formatDuration(late, locale) })}
        </span>
      )}
    </>
  );
}
