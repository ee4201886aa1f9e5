import type { TaskAction } from '../../../generated/schema.ts';

/** What changes whose a task is. */
export type TaskChange = 'claim' | 'release' | 'finish';

/** How a task goes on once it is claimed: it is worked on, or it is asked whether its work is done. */
type NextStep = 'work' | 'finish';

interface ActionKind {
  /** What is asked of the services; null where nothing changes. */
  change: Exclude<TaskChange, 'finish'> | null;
  /** In its sheet or, where it has none, in the drawer; null where the task stays in its list. */
  next: NextStep | null;
}

/**
 * What the buttons do. A button that is called finish claims the task and goes on to finishing it: in the sheet, where that is said, or by asking
 * for a task without one. Null is what this version does not know.
 */
export const taskActions: Readonly<Record<TaskAction, ActionKind | null>> = {
  ASSIGN: { change: 'claim', next: null },
  FINISH: { change: 'claim', next: 'finish' },
  CANCEL: { change: 'release', next: null },
  HANDLE: { change: null, next: 'work' },
  VIEW_AND_FINISH: { change: 'claim', next: 'work' },
  UNKNOWN: null,
};
