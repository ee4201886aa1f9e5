import { RetailError } from '../../server/envelope.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';

export type ProcessStatus = 'running' | 'returned' | 'approved' | 'rejected' | 'withdrawn';

export interface InstanceRow {
  instanceid: string;
  processcode: string;
  bizkey: string;
  biztype: string;
  initiator: string;
  submitter: string;
  status: ProcessStatus;
  /** Code of the step where it is, or where it ended. */
  step: string | null;
  round: number;
  summary: string | null;
  amount: number | null;
  supplierid: string | null;
  shopid: string | null;
  urged: number | null;
  started: number;
  finished: number | null;
}

type TaskKind = 'step' | 'start' | 'before' | 'after' | 'delegate' | 'mark';

export interface TaskRow {
  taskid: string;
  instanceid: string;
  seq: number;
  kind: TaskKind;
  step: string;
  activity: string;
  round: number;
  parent: string | null;
  assignee: string;
  behalf: string | null;
  status: 'pending' | 'waiting' | 'done' | 'cancelled';
  action: string | null;
  buttonname: string | null;
  opinion: string | null;
  closedby: string | null;
  created: number;
  finished: number | null;
}

function findInstance(db: RetailDatabase, instanceid: string): InstanceRow | undefined {
  return db
    .prepare<InstanceRow>('SELECT * FROM process_instance WHERE instanceid = ?')
    .get([instanceid]);
}

export function requireInstance(db: RetailDatabase, instanceid: string): InstanceRow {
  const found = findInstance(db, instanceid);
  if (!found)
    throw new RetailError(
      'A0400',
      `Bad parameter workflowInstanceId: there is no process ${instanceid}`,
    );
  return found;
}

function findTask(db: RetailDatabase, taskid: string): TaskRow | undefined {
  return db
    .prepare<TaskRow>("SELECT * FROM process_task WHERE taskid = ? AND kind <> 'mark'")
    .get([taskid]);
}

export function requireTask(db: RetailDatabase, taskid: string): TaskRow {
  const found = findTask(db, taskid);
  if (!found)
    throw new RetailError('A0400', `Bad parameter taskId: there is no task ${taskid} any more`);
  return found;
}

/** All actions and pending tasks of an instance, in order. */
export function tasksOf(db: RetailDatabase, instanceid: string): TaskRow[] {
  return db
    .prepare<TaskRow>('SELECT * FROM process_task WHERE instanceid = ? ORDER BY seq')
    .all([instanceid]);
}

export function isOpen({ status }: TaskRow): boolean {
  return status === 'pending' || status === 'waiting';
}

/** Not approved, rejected or withdrawn. */
export function isUnderWay({ status }: Pick<InstanceRow, 'status'>): boolean {
  return status === 'running' || status === 'returned';
}
