import { wallClock } from '../../../../design/number/format-day.ts';
import type { Task } from '../task.ts';
import type { TaskTab } from '../task-lists.ts';

/** The filter of the clock: all tasks of the day or those of one list. */
export type ClockFilter = TaskTab | 'all';

const filterRules: Readonly<Record<ClockFilter, (task: Task) => boolean>> = {
  all: () => true,
  pool: ({ status }) => status === 'UNLOCKED',
  mytodo: ({ status, isMine }) => status === 'LOCKED' && isMine,
  finished: ({ status }) => status === 'COMPLETED',
};

/** The filters of the clock in display order, each with its i18n key. */
export const clockFilters: readonly { value: ClockFilter; labelKey: string }[] = [
  { value: 'all', labelKey: 'tasks.all' },
  { value: 'pool', labelKey: 'todo.pool' },
  { value: 'mytodo', labelKey: 'todo.todo' },
  { value: 'finished', labelKey: 'todo.finished' },
];

export function filterTasks(tasks: readonly Task[], show: ClockFilter): readonly Task[] {
  return tasks.filter(filterRules[show]);
}

export interface ClockGroups {
  /** Due before the day and not completed. */
  overdue: readonly Task[];
  undated: readonly Task[];
}

/**
 * Returns the tasks shown above and below the hours of a day: those overdue from earlier days,
 * oldest due time first, and those without a due time.
 */
export function clockGroups(others: readonly Task[], day: string, timeZone: string): ClockGroups {
  const open = others.filter(({ status }) => status !== 'COMPLETED');
  const dayOf = (moment: string) => wallClock(new Date(moment), timeZone).day;
  return {
    overdue: open
      .filter(({ dueAt }) => dueAt !== null && dayOf(dueAt) < day)
      .sort((left, right) => Date.parse(left.dueAt ?? '') - Date.parse(right.dueAt ?? '')),
    undated: open.filter(({ dueAt }) => dueAt === null),
  };
}
