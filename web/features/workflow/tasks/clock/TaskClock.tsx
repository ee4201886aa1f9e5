import { useId, useRef } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { formatCount } from '../../../../design/number/amount.ts';
import { useEnterpriseNow } from '../../../../design/dates/useEnterpriseNow.ts';
import { wallClock } from '../../../../design/number/format-day.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { ListFailure, ListNote, StaleRows } from '../../../../design/feedback/ListNote.tsx';
import { useRowKeys } from '../../../../design/table/list-table/useRowKeys.ts';
import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { clockGroups, type ClockFilter, filterTasks } from './clock-groups.ts';
import { ClockDay } from './ClockDay.tsx';
import { ClockHours } from './ClockHours.tsx';
import { ClockTasks, type ClockTasksProps } from './ClockTask.tsx';
import { hourRows } from './hour-rows.ts';
import { TaskLayout } from '../TaskLayout.tsx';
import { useDueTasks } from '../useDueTasks.ts';
import { useTaskPress } from '../useTaskPress.ts';
import './TaskClock.css';

interface TaskClockProps {
  /** The day as YYYY-MM-DD; null for today. */
  day: string | null;
  show: ClockFilter;
  /** Code of the task shown in the drawer; null if the drawer is closed. */
  task: string | null;
  onView: (change: { day?: string | null; task?: string | null }) => void;
}

const ignoreTick = () => undefined;

/** The operating clock: the tasks due on a day, by hour in the enterprise's time zone. */
export function TaskClock({ day: chosenDay, show, task, onView }: TaskClockProps) {
  const { t } = useTranslation();
  const { enterprise } = useViewer();
  const { timeZone } = enterprise;
  const moment = useEnterpriseNow();
  const clock = wallClock(new Date(moment), timeZone);
  const today = clock.day;
  const day = chosenDay ?? today;
  const isToday = day === today;
  const { due, others, busy, failure, isOther, reload } = useDueTasks(day, isToday);
  const press = useTaskPress({
    onChanged: reload,
    onOvertaken: reload,
    onShow: ({ code }) => onView({ task: code }),
  });
  const shared = { open: task, press, onOpen: (code: string) => onView({ task: code }) };
  const hours = useRef<HTMLDivElement>(null);
  useRowKeys(hours, true, ignoreTick);
  const shown = filterTasks(due ?? [], show);
  const groups = clockGroups(filterTasks(others, show), day, timeZone);
  const isEmpty = shown.length + groups.overdue.length + groups.undated.length === 0;
  const now = isToday ? { hour: clock.hour, text: clock.time.slice(0, 5), moment } : null;
  return (
    <TaskLayout open={task} press={press} onClose={() => onView({ task: null })}>
      <ClockDay
        day={day}
        today={today}
        count={due === null || isOther ? null : shown.length}
        onDay={(next) => onView({ day: next === today ? null : next })}
      />
      {failure !== null && due !== null && <StaleRows failure={failure} onRetry={reload} />}
      {failure !== null && due === null ? (
        <ListFailure title={t('tasks.clock.failed')} failure={failure} onRetry={reload} />
      ) : due === null ? (
        <div
          className="clock-waiting"
          role="status"
          aria-busy="true"
          aria-label={t('tasks.loading')}
        >
          <SkeletonLines count={8} height="2.25rem" />
        </div>
      ) : (
        <div ref={hours} className="task-clock" data-task-focus tabIndex={-1} aria-busy={busy}>
          <Group titleKey="tasks.overdueBefore" tasks={groups.overdue} {...shared} />
          {isEmpty && (
            <ListNote
              icon="clock"
              title={t('tasks.clock.empty')}
              text={t('tasks.clock.empty.body')}
            />
          )}
          {(!isEmpty || isToday) && (
            <ClockHours rows={hourRows(shown, timeZone, now?.hour ?? null)} now={now} {...shared} />
          )}
          <Group titleKey="tasks.undated" tasks={groups.undated} {...shared} />
        </div>
      )}
    </TaskLayout>
  );
}

function Group({ titleKey, tasks, ...shared }: ClockTasksProps & { titleKey: string }) {
  const { t } = useTranslation();
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section className="clock-group" aria-labelledby={id}>
      <h3 id={id}>{t(titleKey, { 0: formatCount(tasks.length).text })}</h3>
      <ClockTasks tasks={tasks} {...shared} />
    </section>
  );
}
