import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastAnswer } from '../../../platform/apollo/useLastAnswer.ts';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import type { Task } from './task.ts';
import { DueTasksDocument, useDueTasksQuery } from './clock/TaskClock.gen.ts';
import { useClaimExpiry } from './useClaimExpiry.ts';
import { backgroundContext, taskEventKinds } from './useTasks.ts';

interface DueTasks {
  /** Tasks due on the day; null until loaded. */
  due: readonly Task[] | null;
  /** For today only: all tasks of the pool and of the viewer, whatever their due time. */
  others: readonly Task[];
  busy: boolean;
  failure: Failure | null;
  /** The tasks are from a previous query, not the current one. */
  isOther: boolean;
  reload: () => void;
}

const noTasks: readonly Task[] = [];

/**
 * Loads the tasks due on a day. For today it also loads all open tasks, so that overdue ones and
 * those without a due time can be shown.
 */
export function useDueTasks(day: string, isToday: boolean): DueTasks {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useDueTasksQuery({
    variables: { date: day, withOthers: isToday },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const good = useLastAnswer(`${day} ${String(isToday)}`, viewer?.dueTasks == null ? null : viewer);
  const due = good?.answer.dueTasks ?? null;
  const others =
    good === null || good.isOther
      ? noTasks
      : [...(good.answer.pool?.nodes ?? noTasks), ...(good.answer.mine?.nodes ?? noTasks)];
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const reloadQuietly = () => {
    const variables = { date: day, withOthers: isToday };
    const query = {
      query: DueTasksDocument,
      variables,
      fetchPolicy: 'network-only',
      context: backgroundContext,
    } as const;
    void client.query(query).catch(() => undefined);
  };
  useReloadOnLiveEvent(taskEventKinds, reloadQuietly);
  useClaimExpiry(due ?? noTasks, reloadQuietly);
  return {
    due,
    others,
    busy: loading && good?.isOther === true,
    failure: loading || viewer?.dueTasks != null ? null : failureOf(error),
    isOther: good?.isOther ?? true,
    reload,
  };
}
