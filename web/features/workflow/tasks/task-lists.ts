import type { TaskList as ListName } from '../../../generated/schema.ts';

/** A list as it is named to the task centre by whoever opens it, and in the address. */
export type TaskTab = 'pool' | 'mytodo' | 'finished';

interface ListKind {
  tab: TaskTab;
  labelKey: string;
  emptyKey: string;
  /** Which counter tells how many it holds. */
  count: 'pool' | 'todo' | 'finished';
  /** Something is to be done with what it holds. */
  actionable: boolean;
}

/** The lists of the task centre, in the order of its tabs. */
export const taskLists: Readonly<Record<ListName, ListKind>> = {
  POOL: {
    tab: 'pool',
    labelKey: 'todo.pool',
    emptyKey: 'tasks.pool.empty',
    count: 'pool',
    actionable: true,
  },
  MINE: {
    tab: 'mytodo',
    labelKey: 'todo.todo',
    emptyKey: 'tasks.mine.empty',
    count: 'todo',
    actionable: true,
  },
  FINISHED: {
    tab: 'finished',
    labelKey: 'todo.finished',
    emptyKey: 'tasks.finished.empty',
    count: 'finished',
    actionable: false,
  },
};
