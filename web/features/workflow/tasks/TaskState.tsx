import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { shortDayAndTime, wallClock } from '../../../design/number/calendar.ts';
import { durationText } from '../../../design/number/duration.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { claimEndOf, type Task } from './task.ts';
import { useThisMinute } from './useThisMinute.ts';

const minuteMs = 60_000;

/** From less than this on, a claim that runs out stands out. */
const soonMs = 30 * minuteMs;

/** Whether somebody has a task, who, and until when. */
export function TaskState({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { status, assigneeName, isMine } = task;
  const who = isMine ? t('tasks.me') : (assigneeName ?? t('tasks.somebody'));
  if (status === 'UNLOCKED') return <span className="mute">{t('tasks.free')}</span>;
  if (status === 'COMPLETED') return <Finished task={task} who={who} />;
  if (status !== 'LOCKED') return <span className="mute">—</span>;
  const end = claimEndOf(task);
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
        <time dateTime={finishedAt}>{shortDayAndTime(finishedAt, { ...enterprise, locale })}</time>
      )}
    </span>
  );
}

/** Until when a claim lasts, and how long that is, counting down by the minute. */
function ClaimEnd({ end }: { end: number }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const now = useThisMinute();
  if (end <= now) return <span className="task-mark task-soon">{t('tasks.claimOver')}</span>;
  // A minute that has begun counts, so that a minute less is left with each minute of the clock.
  const left = Math.ceil((end - now) / minuteMs) * minuteMs;
  const at = new Date(end);
  const today = wallClock(new Date(now), enterprise.timeZone).day;
  const { day, time } = wallClock(at, enterprise.timeZone);
  const until =
    day === today
      ? time.slice(0, 5)
      : shortDayAndTime(at.toISOString(), { ...enterprise, today, locale });
  return (
    <span className={left < soonMs ? 'task-mark task-soon' : 'task-mark'}>
      {t('tasks.claimedUntil', { 0: until, 1: durationText(left, locale) })}
    </span>
  );
}
