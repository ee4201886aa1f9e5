import { STAFF } from '../../accounts/account-types.ts';
import { RetailError } from '../../server/envelope.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { isOpen, tasksOf, type InstanceRow, type TaskRow } from '../process/process-rows.ts';

export interface Colleague {
  usercode: string;
  username: string;
  deptname: string | null;
  postname: string | null;
  /** Name with department and post, to distinguish people with the same name. */
  display: string;
}

/** All staff who can sign in, with their main post. */
export function staffOf(db: RetailDatabase): Colleague[] {
  return db
    .prepare<Colleague>(
      `SELECT a.usercode, a.username, d.deptname, p.postname,
         a.username || coalesce('（' || d.deptname || ' · ' || p.postname || '）', '') AS display
       FROM account a LEFT JOIN account_post m ON m.userid = a.userid AND m.ismain = 1 LEFT JOIN post p USING (postcode)
         LEFT JOIN department d USING (deptcode)
       WHERE a.usertype = '${STAFF}' AND a.status = '1' ORDER BY a.userid`,
    )
    .all([]);
}

/** The colleagues who can be asked to join a task: not its holder, not the initiator, not those who decide in the step anyway. */
export function colleaguesFor(
  db: RetailDatabase,
  instance: InstanceRow,
  task: TaskRow,
): Colleague[] {
  const busy = tasksOf(db, instance.instanceid)
    .filter((one) => one.round === task.round && isOpen(one))
    .map(({ assignee }) => assignee);
  const barred = new Set([task.assignee, instance.initiator, ...busy]);
  return staffOf(db).filter(({ usercode }) => !barred.has(usercode));
}

export function requireColleague(
  db: RetailDatabase,
  instance: InstanceRow,
  task: TaskRow,
  usercode: unknown,
): string {
  const found = colleaguesFor(db, instance, task).find((one) => one.usercode === usercode);
  if (!found)
    throw new RetailError('A0400', 'Bad parameter usercode: nobody who may take part in this task');
  return found.usercode;
}
