import { wallClock } from '../../../../design/number/calendar.ts';
import type { Task } from '../task.ts';

/** The hours that are always on the clock, from the first to before the last. */
const opening = { from: 7, to: 22 };

/** An hour with what is due in it, or hours in which nothing is due. */
export type HourRow =
  | { kind: 'hour'; hour: number; tasks: readonly Task[] }
  /** From the one hour to before the other. */
  | { kind: 'free'; from: number; to: number };

/**
 * A day as hours of the enterprise's clock: each in which something is due, and `nowHour`, stands for itself, those between are folded. Before
 * and after the opening hours there is only what holds something.
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
  const first = Math.min(opening.from, ...shown);
  const end = Math.max(opening.to, ...shown.map((hour) => hour + 1));
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

function byDueTime(one: Task, other: Task): number {
  return (
    Date.parse(one.dueAt ?? '') - Date.parse(other.dueAt ?? '') || (one.code < other.code ? -1 : 1)
  );
}

/** As a clock shows it: 09:00. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
