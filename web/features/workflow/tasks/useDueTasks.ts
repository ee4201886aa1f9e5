import { type PartQuery, usePartQuery } from '../../../platform/data/usePartQuery.ts';
import type { Task } from './task.ts';
import { DueTasksDocument } from './clock/TaskClock.gen.ts';
import { useClaimExpiry } from './useClaimExpiry.ts';
import { taskEventKinds } from './useTasks.ts';

interface DueTasks extends Pick<
  PartQuery<unknown, unknown>,
  'busy' | 'failure' | 'isOther' | 'reload'
> {
  /** Tasks due on the day; null until loaded. */
  due: readonly Task[] | null;
  /** For today only: all tasks of the pool and of the viewer, whatever their due time. */
  others: readonly Task[];
}

const noTasks: readonly Task[] = [];

/**
 * Loads the tasks due on a day. For today it also loads all open tasks, so that overdue ones and
 * those without a due time can be shown.
 */
export function useDueTasks(day: string, isToday: boolean): DueTasks {
  const { part, isOther, busy, failure, reload, reloadInBackground } = usePartQuery(
    DueTasksDocument,
    {
      variables: { date: day, withOthers: isToday },
      partOf: ({ viewer }) => (viewer?.dueTasks == null ? null : viewer),
      subject: day,
      liveKinds: taskEventKinds,
    },
  );
  const due = part?.dueTasks ?? null;
  const others =
    part === null || isOther
      ? noTasks
      : [...(part.pool?.nodes ?? noTasks), ...(part.mine?.nodes ?? noTasks)];
  useClaimExpiry(due ?? noTasks, reloadInBackground);
  return { due, others, busy, failure, isOther, reload };
}
