import type { TaskList as ListName } from '../../../generated/schema.ts';

/** Name of a list in the address of a tab and in the parameters of the task centre. */
export type TaskTab = 'pool' | 'mytodo' | 'finished';

interface ListKind {
  tab: TaskTab;
  labelKey: string;
  emptyKey: string;
  /** The counter with the number of its tasks. */
  count: 'pool' | 'todo' | 'finished';
  /** Whether its tasks still need work. */
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
