import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastGood } from '../../../platform/apollo/useLastGood.ts';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { useNews } from '../../../platform/session/useNews.ts';
import type { Task } from './task.ts';
import { TaskCountsDocument, TasksDocument, useTasksQuery } from './TaskList.gen.ts';
import { useClaimEnds } from './useClaimEnds.ts';

/** Rows of a page. */
export const pageSize = 30;

export const newsOfTasks = ['task'] as const;

/** Nobody did it: the session is not used by it. */
export const background = { background: true };

const none: readonly Task[] = [];

interface Tasks {
  /** Null while there are none. While another page is on its way they are the former ones. */
  rows: readonly Task[] | null;
  totalCount: number;
  busy: boolean;
  failure: Failure | null;
  /** The rows belong to another question than the one that failed. */
  isOther: boolean;
  reload: () => void;
  reloadCounts: () => void;
}

/** A page of a list of tasks, asked for anew when there is news of tasks and when a claim on it runs out. */
export function useTasks(list: ListName, page: number, search: string): Tasks {
  const client = useApolloClient();
  const variables = { list, page, pageSize, search: search === '' ? null : search };
  const written = JSON.stringify(variables);
  const { data, error, loading, refetch } = useTasksQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastGood(written, data?.viewer?.tasks);
  const rows = good?.answer.nodes ?? none;
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const reloadQuietly = useCallback(() => {
    const asked = JSON.parse(written) as typeof variables;
    const query = {
      query: TasksDocument,
      variables: asked,
      fetchPolicy: 'network-only',
      context: background,
    } as const;
    void client.query(query).catch(() => undefined);
  }, [client, written]);
  const reloadCounts = useCallback(
    () =>
      void client
        .query({ query: TaskCountsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined),
    [client],
  );
  useNews(newsOfTasks, reloadQuietly);
  useClaimEnds(rows, reloadQuietly);
  const missing = data?.viewer?.tasks == null;
  return {
    rows: good === null ? null : rows,
    totalCount: good?.answer.totalCount ?? 0,
    busy: loading && good?.isOther === true,
    failure: loading || !missing ? null : failureOf(error),
    isOther: good?.isOther ?? true,
    reload,
    reloadCounts,
  };
}
