import type { TaskList_TaskFragment } from './TaskList.gen.ts';

/** A task as the list, the drawer and the clock show it. */
export type Task = TaskList_TaskFragment;
export type TaskButton = Task['buttons'][number];

/** Whether it is done at the shelf and not in a document, so that whoever has it has to say when it is done. */
export function isDoneWithoutSheet({ isMine, status, moduleCode }: Task): boolean {
  return isMine && status === 'LOCKED' && moduleCode === null;
}

/** When it is worth looking whether it has gone back to the pool: when its claim runs out. */
export function claimEndOf({ status, claimExpiresAt }: Task): number | null {
  return status === 'LOCKED' && claimExpiresAt !== null ? Date.parse(claimExpiresAt) : null;
}
