import { useApolloClient } from '@apollo/client/react';
import { type PagedRows, usePagedQuery } from '../../../platform/data/usePagedQuery.ts';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import type { Task } from './task.ts';
import { TaskCountsDocument, TasksDocument } from './TaskList.gen.ts';
import { useClaimExpiry } from './useClaimExpiry.ts';

/** Tasks per page. */
const PAGE_SIZE = 30;

export const taskEventKinds = ['task'] as const;

const noTasks: readonly Task[] = [];

interface TasksOptions {
  list: ListName;
  page: number;
  search: string;
  onPage: (page: number) => void;
}

interface Tasks extends PagedRows<Task> {
  reloadCounts: () => void;
}

/** Loads a page of a task list. Reloads it also when a claim in it expires. */
export function useTasks({ list, page, search, onPage }: TasksOptions): Tasks {
  const client = useApolloClient();
  const tasks = usePagedQuery(TasksDocument, {
    variables: { list, page, pageSize: PAGE_SIZE, search: search === '' ? null : search },
    pageOf: ({ viewer }) => viewer?.tasks,
    page,
    pageSize: PAGE_SIZE,
    onPage,
    subject: list,
    liveKinds: taskEventKinds,
  });
  useClaimExpiry(tasks.rows ?? noTasks, tasks.reloadInBackground);
  return {
    ...tasks,
    reloadCounts: () =>
      void client
        .query({ query: TaskCountsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined),
  };
}
