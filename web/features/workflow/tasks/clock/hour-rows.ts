import { wallClock } from '../../../../design/number/format-day.ts';
import type { Task } from '../task.ts';

/** The hours that are always shown; `to` is exclusive. */
const openingHours = { from: 7, to: 22 };

/** One hour with the tasks due in it, or a range of hours without tasks. */
export type HourRow =
  | { kind: 'hour'; hour: number; tasks: readonly Task[] }
  /** `to` is exclusive. */
  | { kind: 'free'; from: number; to: number };

/**
 * Returns the rows of a day in the enterprise's time zone. Each hour with due tasks, and `nowHour`,
 * is left row; the hours between are folded into left. Outside the opening hours only hours with
 * tasks are included.
 */
export function hourRows(
  tasks: readonly Task[],
  timeZone: string,
  nowHour: number | null,
): readonly HourRow[] {
  const byHour = new Map<number, Task[]>();
  for (const task of tasks) {
    if (task.dueAt === null) continue;
    const { hour } = wallClock(new Date(task.dueAt), timeZone);
    byHour.set(hour, [...(byHour.get(hour) ?? []), task]);
  }
  const shown = [...byHour.keys(), ...(nowHour === null ? [] : [nowHour])];
  const first = Math.min(openingHours.from, ...shown);
  const end = Math.max(openingHours.to, ...shown.map((hour) => hour + 1));
  const rows: HourRow[] = [];
  for (let hour = first; hour < end; hour++) {
    const before = rows.at(-1);
    if (byHour.has(hour) || hour === nowHour)
      rows.push({ kind: 'hour', hour, tasks: (byHour.get(hour) ?? []).sort(byDueTime) });
    else if (before?.kind === 'free') before.to = hour + 1;
    else rows.push({ kind: 'free', from: hour, to: hour + 1 });
  }
  return rows;
}

function byDueTime(left: Task, right: Task): number {
  return (
    Date.parse(left.dueAt ?? '') - Date.parse(right.dueAt ?? '') ||
    (left.code < right.code ? -1 : 1)
  );
}

/** Formats an hour as a clock time, such as 09:00. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
