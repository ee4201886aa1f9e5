import { useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ClockTasks, type ClockTasksProps } from './ClockTask.tsx';
import { type HourRow, hourText } from './hour-rows.ts';

interface ClockHoursProps extends Omit<ClockTasksProps, 'tasks' | 'timeOnly'> {
  rows: readonly HourRow[];
  /**
   * The current time on this day: hour, text such as 09:30, and epoch milliseconds; null on other
   * days.
   */
  now: { hour: number; text: string; moment: number } | null;
}

/**
 * The hours of a day from top to bottom, with a line at the current time. Each hour with tasks has
 * a heading.
 */
export function ClockHours({ rows, now, ...shared }: ClockHoursProps) {
  const { t } = useTranslation();
  return rows.map((row) =>
    row.kind === 'free' ? (
      <p key={row.from} className="clock-hour clock-free">
        <span className="clock-label">{hourText(row.from)}</span>
        <span>{t('tasks.freeHours', { 0: hourText(row.from), 1: hourText(row.to) })}</span>
      </p>
    ) : (
      <Hour key={row.hour} row={row} now={row.hour === now?.hour ? now : null} {...shared} />
    ),
  );
}

interface HourProps extends Omit<ClockHoursProps, 'rows'> {
  row: Extract<HourRow, { kind: 'hour' }>;
}

function Hour({ row: { hour, tasks }, now, ...shared }: HourProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPast = (dueAt: string | null) =>
    now !== null && dueAt !== null && Date.parse(dueAt) <= now.moment;
  return (
    <section
      className={now === null ? 'clock-hour' : 'clock-hour clock-hour-now'}
      aria-labelledby={id}
    >
      <h3 id={id} className="clock-label">
        {hourText(hour)}
      </h3>
      <div className="clock-hour-tasks">
        <ClockTasks tasks={tasks.filter(({ dueAt }) => isPast(dueAt))} timeOnly {...shared} />
        {now !== null && <p className="clock-now">{t('tasks.now', { 0: now.text })}</p>}
        <ClockTasks tasks={tasks.filter(({ dueAt }) => !isPast(dueAt))} timeOnly {...shared} />
      </div>
    </section>
  );
}
