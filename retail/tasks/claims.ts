import { announceEvent } from '../messages/events.ts';
import type { ServiceContext } from '../server/service.ts';

/** How long a claim lasts; after that the task goes back to the pool. */
export const CLAIM_MS = 4 * 3_600_000;

interface Subject {
  taskid: string;
  posttmplcode: string;
}

/**
 * Creates events for all who may have the task: its post template, and the claimant, who may work
 * through another post.
 */
export function announceTask(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { taskid, posttmplcode }: Subject,
  claimant: string,
): void {
  const event = { audience: 'staff', kind: 'task', key: taskid } as const;
  announceEvent(db, clock(), { ...event, ownerkind: 'template', ownerid: posttmplcode });
  announceEvent(db, clock(), { ...event, ownerkind: 'account', ownerid: claimant });
}

/** Puts tasks with expired claims back into the pool. No timer does this: it runs before each look at tasks. */
export function releaseExpired(context: Pick<ServiceContext, 'db' | 'clock'>): void {
  const { db, clock } = context;
  const expired = db.prepare<Subject & { assignee: string }>(
    `SELECT taskid, posttmplcode, assignee FROM pool_task WHERE status = 'locked' AND lockexpires IS NOT NULL AND lockexpires <= ?`,
  );
  if (expired.all([clock()]).length === 0) return;
  const release = db.prepare(
    `UPDATE pool_task SET status = 'unlocked', assignee = NULL, locked = NULL, lockexpires = NULL WHERE taskid = ?`,
  );
  db.transaction(() => {
    for (const task of expired.all([clock()])) {
      release.run([task.taskid]);
      announceTask(context, task, task.assignee);
    }
  }).immediate();
}
