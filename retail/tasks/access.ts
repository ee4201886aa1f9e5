import type { ServiceContext } from '../server/service.ts';

/** Whether a document is the caller's business for a task: he holds one that is worked on in it, or may claim one. */
export function mayWorkOn({ db, caller }: Pick<ServiceContext, 'db' | 'caller'>, sheetid: string): boolean {
  const query = `SELECT 1 FROM pool_task WHERE sheetid = ? AND (assignee = ? OR (status = 'unlocked' AND posttmplcode = ?))`;
  return db.prepare(query).get([sheetid, caller.usercode, caller.posttmplcode ?? '']) !== undefined;
}
