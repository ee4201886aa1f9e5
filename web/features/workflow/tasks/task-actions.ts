import type { TaskAction } from '../../../generated/schema.ts';

/** The mutations of a task. */
export type TaskChange = 'claim' | 'release' | 'finish';

/** What follows a claim: working on the task, or confirming that its work is done. */
type NextStep = 'work' | 'finish';

interface ActionKind {
  /** The mutation to send; null if the action changes nothing. */
  change: Exclude<TaskChange, 'finish'> | null;
  /**
   * Where the user continues: in the document or, without one, in the drawer. Null if the task
   * stays in its list.
   */
  next: NextStep | null;
}

/**
 * What each button action does. FINISH claims the task and continues to finishing it: in its
 * document, or with a confirmation if it has none. Null for an action that this version does not
 * know.
 */
export const taskActions: Readonly<Record<TaskAction, ActionKind | null>> = {
  ASSIGN: { change: 'claim', next: null },
  FINISH: { change: 'claim', next: 'finish' },
  CANCEL: { change: 'release', next: null },
  HANDLE: { change: null, next: 'work' },
  VIEW_AND_FINISH: { change: 'claim', next: 'work' },
  UNKNOWN: null,
};
