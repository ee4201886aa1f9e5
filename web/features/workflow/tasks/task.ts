import type { TaskList_TaskFragment } from './TaskList.gen.ts';

/** A task with the fields that lists, the drawer and the clock show. */
export type Task = TaskList_TaskFragment;
export type TaskButton = Task['buttons'][number];

/**
 * Returns whether the viewer must confirm in the drawer that the work is done, because the task has
 * no document.
 */
export function isDoneWithoutSheet({ isMine, status, moduleCode }: Task): boolean {
  return isMine && status === 'LOCKED' && moduleCode === null;
}

/**
 * Returns when the task's claim expires and it returns to the pool, in epoch milliseconds; null
 * without a claim.
 */
export function claimExpiryOf({ status, claimExpiresAt }: Task): number | null {
  return status === 'LOCKED' && claimExpiresAt !== null ? Date.parse(claimExpiresAt) : null;
}
