import type { components } from '../schema/generated/retail.ts';
import { dateTimeIn } from './clock.ts';
import { firstRow } from './sqlite.ts';
import type { ServiceContext, ServiceTable } from './service.ts';

type TodoTotals = components['schemas']['TodoTotals'];
type TodoItem = components['schemas']['TodoItem'];

/** The preview of the top bar shows the newest few; the count tells the rest. */
const PREVIEW = 20;

/** The six counters: each is the number of rows that its list shows. `:me` is an account code, `:role` a post template. */
export const COUNTERS = {
  pendingTaskCount: "SELECT count(*) FROM process_task WHERE assignee = :me AND status = 'pending'",
  poolCount: "SELECT count(*) FROM pool_task WHERE posttmplcode = :role AND status = 'unlocked'",
  todoCount: "SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'locked'",
  finishCount: "SELECT count(*) FROM process_task WHERE assignee = :me AND status = 'done'",
  initiatedCount: "SELECT count(*) FROM process_instance WHERE initiator = :me AND status = 'running'",
  submittedCount: "SELECT count(*) FROM process_instance WHERE submitter = :me AND status = 'running'",
} as const satisfies Readonly<Record<keyof TodoTotals, string>>;

interface TodoRow extends Omit<TodoItem, 'createdate'> {
  created: number;
}

export const approvalServices: ServiceTable = {
  '/api/msc-flowable/report/total': (_body, { db, caller }) => {
    const columns = Object.entries(COUNTERS).map(([name, query]) => `(${query}) AS ${name}`);
    return firstRow(db, `SELECT ${columns.join(', ')}`, { me: caller.usercode, role: caller.posttmplcode ?? '' });
  },

  '/api/msc-flowable/report/todo': (_body, { db, caller }) => {
    const zone = timeZone({ db, caller });
    const todo = db
      .prepare(
        `SELECT t.taskid AS taskId, i.instanceid AS workflowInstanceId, i.bizkey AS bizKey, i.biztype AS bizType, s.sheettypename AS processName,
           t.activity AS activityName, coalesce(a.username, i.initiator) AS initiatorName, t.created
         FROM process_task t JOIN process_instance i USING (instanceid) LEFT JOIN sheet_type s ON s.sheettype = i.biztype
           LEFT JOIN account a ON a.usercode = i.initiator AND a.entid = ?
         WHERE t.assignee = ? AND t.status = 'pending' ORDER BY t.created DESC, t.taskid`,
      )
      .all([caller.entid, caller.usercode]) as TodoRow[];
    const todoList = todo
      .slice(0, PREVIEW)
      .map(({ created, ...item }): TodoItem => ({ ...item, createdate: dateTimeIn(zone, created) }));
    return { todoList, count: todo.length };
  },
};

function timeZone({ db, caller }: Pick<ServiceContext, 'db' | 'caller'>): string {
  const row = db.prepare('SELECT timezone FROM enterprise WHERE entid = ?').get([caller.entid]) as { timezone: string };
  return row.timezone;
}
