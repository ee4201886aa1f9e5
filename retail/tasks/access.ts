import type { ServiceContext } from '../server/service.ts';

/** Whether the caller may see a document because of a task: one that the caller holds or may claim. */
export function mayWorkOn(
  { db, caller }: Pick<ServiceContext, 'db' | 'caller'>,
  sheetid: string,
): boolean {
  const query = `SELECT 1 FROM pool_task WHERE sheetid = ? AND (assignee = ? OR (status = 'unlocked' AND posttmplcode = ?))`;
  return db.prepare(query).get([sheetid, caller.usercode, caller.posttmplcode ?? '']) !== undefined;
}
