import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatShortDayAndTime, wallClock } from '../../../design/number/format-day.ts';
import { formatDuration } from '../../../design/number/duration.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { claimExpiryOf, type Task } from './task.ts';
import { useClock } from '../../../design/dates/useClock.ts';

const MINUTE_MS = 60_000;

/** A claim that expires in less than this time is highlighted. */
const SOON_MS = 30 * MINUTE_MS;

/** Shows whether a task is claimed, by which user, and until when. */
export function TaskState({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { status, assignee, isMine } = task;
  const who = isMine ? t('tasks.me') : (assignee?.name ?? t('tasks.otherUser'));
  if (status === 'UNLOCKED') return <span className="mute">{t('tasks.free')}</span>;
  if (status === 'COMPLETED') return <Finished task={task} who={who} />;
  if (status !== 'LOCKED') return <span className="mute">—</span>;
  const end = claimExpiryOf(task);
  return (
    <span className="task-state">
      {who}
      {end !== null && <ClaimEnd end={end} />}
    </span>
  );
}

function Finished({ task: { finishedAt }, who }: { task: Task; who: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return (
    <span className="task-state">
      {t('tasks.finishedBy', { 0: who })}
      {finishedAt !== null && (
        <time dateTime={finishedAt}>
          {formatShortDayAndTime(finishedAt, { ...enterprise, locale })}
        </time>
      )}
    </span>
  );
}

/** Shows when a claim expires and the remaining time, counting down by the minute. */
function ClaimEnd({ end }: { end: number }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const now = useClock('minute', (moment) => moment);
  if (end <= now) return <span className="task-mark task-soon">{t('tasks.claimOver')}</span>;
  // Round up to full minutes, so that the display decreases with each minute of the clock.
  const left = Math.ceil((end - now) / MINUTE_MS) * MINUTE_MS;
  const endDate = new Date(end);
  const today = wallClock(new Date(now), enterprise.timeZone).day;
  const { day, time } = wallClock(endDate, enterprise.timeZone);
  const until =
    day === today
      ? time.slice(0, 5)
      : formatShortDayAndTime(endDate.toISOString(), { ...enterprise, today, locale });
  return (
    <span className={left < SOON_MS ? 'task-mark task-soon' : 'task-mark'}>
      {t('tasks.claimedUntil', { 0: until, 1: formatDuration(left, locale) })}
    </span>
  );
}
