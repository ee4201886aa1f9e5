import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastAnswer } from '../../../platform/apollo/useLastAnswer.ts';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import type { Task } from './task.ts';
import { TaskCountsDocument, TasksDocument, useTasksQuery } from './TaskList.gen.ts';
import { useClaimExpiry } from './useClaimExpiry.ts';

/** Tasks per page. */
export const PAGE_SIZE = 30;

export const taskEventKinds = ['task'] as const;

/** Marks background requests, which do not count as activity of the user. */
export const backgroundContext = { background: true };

const noTasks: readonly Task[] = [];

interface Tasks {
  /** Null until first loaded. While the next page loads, these are the rows of the previous one. */
  rows: readonly Task[] | null;
  totalCount: number;
  busy: boolean;
  failure: Failure | null;
  /** The rows are from a previous query, not the current one. */
  isOther: boolean;
  reload: () => void;
  reloadCounts: () => void;
}

/**
 * Loads a page of a task list. Reloads it after live events about tasks and when a claim in it
 * expires.
 */
export function useTasks(list: ListName, page: number, search: string): Tasks {
  const client = useApolloClient();
  const variables = { list, page, pageSize: PAGE_SIZE, search: search === '' ? null : search };
  const variablesKey = JSON.stringify(variables);
  const { data, error, loading, refetch } = useTasksQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastAnswer(variablesKey, data?.viewer?.tasks);
  const rows = good?.answer.nodes ?? noTasks;
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const reloadQuietly = useCallback(() => {
    const queryVariables = JSON.parse(variablesKey) as typeof variables;
    const query = {
      query: TasksDocument,
      variables: queryVariables,
      fetchPolicy: 'network-only',
      context: backgroundContext,
    } as const;
    void client.query(query).catch(() => undefined);
  }, [client, variablesKey]);
  const reloadCounts = useCallback(
    () =>
      void client
        .query({ query: TaskCountsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined),
    [client],
  );
  useReloadOnLiveEvent(taskEventKinds, reloadQuietly);
  useClaimExpiry(rows, reloadQuietly);
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
