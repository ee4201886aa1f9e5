import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastGood } from '../../../platform/apollo/useLastGood.ts';
import { useNews } from '../../../platform/session/useNews.ts';
import type { Task } from './task.ts';
import { DueTasksDocument, useDueTasksQuery } from './clock/TaskClock.gen.ts';
import { useClaimEnds } from './useClaimEnds.ts';
import { background, newsOfTasks } from './useTasks.ts';

interface DueTasks {
  /** Due on the day; null while they are not there. */
  due: readonly Task[] | null;
  /** Of today alone: all others of the pool and of the account, whenever they are due. */
  others: readonly Task[];
  busy: boolean;
  failure: Failure | null;
  /** What is there is of another day than the one that failed. */
  isOther: boolean;
  reload: () => void;
}

const none: readonly Task[] = [];

/** What is due on a day; of today also what should have been done before, and what has no due time. */
export function useDueTasks(day: string, isToday: boolean): DueTasks {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useDueTasksQuery({
    variables: { date: day, withOthers: isToday },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const good = useLastGood(`${day} ${String(isToday)}`, viewer?.dueTasks == null ? null : viewer);
  const due = good?.answer.dueTasks ?? null;
  const others =
    good === null || good.isOther
      ? none
      : [...(good.answer.pool?.nodes ?? none), ...(good.answer.mine?.nodes ?? none)];
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const reloadQuietly = () => {
    const variables = { date: day, withOthers: isToday };
    const query = {
      query: DueTasksDocument,
      variables,
      fetchPolicy: 'network-only',
      context: background,
    } as const;
    void client.query(query).catch(() => undefined);
  };
  useNews(newsOfTasks, reloadQuietly);
  useClaimEnds(due ?? none, reloadQuietly);
  return {
    due,
    others,
    busy: loading && good?.isOther === true,
    failure: loading || viewer?.dueTasks != null ? null : failureOf(error),
    isOther: good?.isOther ?? true,
    reload,
  };
}
