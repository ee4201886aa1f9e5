import type { TaskAction } from '../../../generated/schema.ts';

/** What changes whose a task is. */
export type TaskChange = 'claim' | 'release' | 'finish';

interface ActionKind {
  /** What is asked of the services; null where nothing changes. */
  change: Exclude<TaskChange, 'finish'> | null;
  /** Whether the task is worked on then: in its sheet or, where it has none, in the drawer. */
  opens: boolean;
}

/**
 * What the buttons do. A button that is called finish claims the task to have it done: that the work is done is said where it is done, never
 * by looking. Null is what this version does not know.
 */
export const taskActions: Readonly<Record<TaskAction, ActionKind | null>> = {
  ASSIGN: { change: 'claim', opens: false },
  FINISH: { change: 'claim', opens: false },
  CANCEL: { change: 'release', opens: false },
  HANDLE: { change: null, opens: true },
  VIEW_AND_FINISH: { change: 'claim', opens: true },
  UNKNOWN: null,
};
