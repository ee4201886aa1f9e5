import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { processOf } from './definitions/catalogue.ts';
import type { InstanceRow } from './process/process-rows.ts';

/**
 * The participants of an instance: its initiator, its submitter, and all accounts that have or had
 * a task in it, also as deputies.
 */
const PARTICIPANT = `(i.initiator = :me OR i.submitter = :me OR EXISTS (
  SELECT 1 FROM process_task t WHERE t.instanceid = i.instanceid AND (t.assignee = :me OR t.behalf = :me)))`;

/** Whether the caller may see an instance: as a participant, or as an owner of its process. */
export function maySeeInstance(instance: InstanceRow, { db, caller }: ServiceContext): boolean {
  const { administrators } = processOf(instance);
  if (caller.posttmplcode !== null && administrators.includes(caller.posttmplcode)) return true;
  const query = `SELECT 1 FROM process_instance i WHERE i.instanceid = :instanceid AND ${PARTICIPANT}`;
  return (
    db.prepare(query).get({ instanceid: instance.instanceid, me: caller.usercode }) !== undefined
  );
}

export function requireSight(instance: InstanceRow, context: ServiceContext): void {
  if (!maySeeInstance(instance, context))
    throw new RetailError('A0301', 'Not permitted for the process of others');
}

/** Whether the caller may see a document because of a process of it. */
export function maySee(context: ServiceContext, sheetid: string): boolean {
  const instances = context.db
    .prepare<InstanceRow>('SELECT * FROM process_instance WHERE bizkey = ?')
    .all([sheetid]);
  return instances.some((instance) => maySeeInstance(instance, context));
}

/** Whether the caller may change a document because of a waiting task: the given one, or any. */
export function mayChange(
  { db, caller }: ServiceContext,
  sheetid: string,
  taskid?: string,
): boolean {
  const query = `SELECT 1 FROM process_task t JOIN process_instance i USING (instanceid)
    WHERE i.bizkey = ? AND t.assignee = ? AND t.status = 'pending' AND t.kind <> 'delegate' AND (? IS NULL OR t.taskid = ?)`;
  return (
    db.prepare(query).get([sheetid, caller.usercode, taskid ?? null, taskid ?? null]) !== undefined
  );
}
