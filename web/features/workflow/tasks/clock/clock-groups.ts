import { wallClock } from '../../../../design/number/calendar.ts';
import type { Task } from '../task.ts';
import type { TaskTab } from '../task-lists.ts';

/** Which tasks of a day are on the clock. */
export type ClockShow = TaskTab | 'all';

const shows: Readonly<Record<ClockShow, (task: Task) => boolean>> = {
  all: () => true,
  pool: ({ status }) => status === 'UNLOCKED',
  mytodo: ({ status, isMine }) => status === 'LOCKED' && isMine,
  finished: ({ status }) => status === 'COMPLETED',
};

/** The clock's choices in their order, with the text of each. */
export const clockShows: readonly { value: ClockShow; labelKey: string }[] = [
  { value: 'all', labelKey: 'tasks.all' },
  { value: 'pool', labelKey: 'todo.pool' },
  { value: 'mytodo', labelKey: 'todo.todo' },
  { value: 'finished', labelKey: 'todo.finished' },
];

export function shownTasks(tasks: readonly Task[], show: ClockShow): readonly Task[] {
  return tasks.filter(shows[show]);
}

export interface ClockGroups {
  /** Due before the day and not done. */
  overdue: readonly Task[];
  undated: readonly Task[];
}

/** What stands over and under the hours of a day: what should have been done before it, the longest overdue first, and what has no due time. */
export function clockGroups(others: readonly Task[], day: string, timeZone: string): ClockGroups {
  const open = others.filter(({ status }) => status !== 'COMPLETED');
  const dayOf = (moment: string) => wallClock(new Date(moment), timeZone).day;
  return {
    overdue: open
      .filter(({ dueAt }) => dueAt !== null && dayOf(dueAt) < day)
      .sort((one, other) => Date.parse(one.dueAt ?? '') - Date.parse(other.dueAt ?? '')),
    undated: open.filter(({ dueAt }) => dueAt === null),
  };
}
