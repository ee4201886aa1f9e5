import type { components } from '../../schema/generated/retail.ts';
import { dateTimesIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import { entryCodeOf } from '../seed/service-names.ts';
import type { Caller, ServiceContext } from '../server/service.ts';
import { buttonsOf } from './buttons.ts';
import { releaseExpired } from './claims.ts';
import type { TaskRow } from './task-row.ts';
import { taskType } from './task-types.ts';

type PoolTask = components['schemas']['PoolTask'];

/** Columns selected from `TASKS`; bind `:entid` to it. */
export const TASK_COLUMNS = `t.taskid, t.tasktype, t.taskname, t.taskdesc, t.taskkeyattr, t.depttypeid, t.posttmplcode, t.created, t.due, t.status,
  t.assignee, t.locked, t.lockexpires, t.finished, t.modulecode, t.sheetid, coalesce(c.username, t.creator) AS creator,
  coalesce(a.username, t.assignee) AS assigneeName`;
export const TASKS = `pool_task t LEFT JOIN account a ON a.usercode = t.assignee AND a.entid = :entid
  LEFT JOIN account c ON c.usercode = t.creator AND c.entid = :entid`;

/** Whether the caller may see a task: one of the caller's post template, or the caller's own. Bind `visibleTo`. */
export const VISIBLE = '(t.posttmplcode = :role OR t.assignee = :me)';

export function visibleTo({
  entid,
  usercode,
  posttmplcode,
}: Caller): Record<'entid' | 'role' | 'me', string> {
  return { entid, role: posttmplcode ?? '', me: usercode };
}

/**
 * Returns the current task if the caller may see it; A0400 if there is none, A0301 if it belongs to
 * others.
 */
export function requireTask(taskid: string, context: ServiceContext): TaskRow {
  const { db, caller } = context;
  const values = { ...visibleTo(caller), taskid };
  const [task] = db
    .prepare<TaskRow>(
      `SELECT ${TASK_COLUMNS} FROM ${TASKS} WHERE t.taskid = :taskid AND ${VISIBLE}`,
    )
    .all(values);
  if (task) return task;
  const exists = db.prepare('SELECT 1 FROM pool_task WHERE taskid = ?').get([taskid]) !== undefined;
  throw exists
    ? new RetailError('A0301', `Not permitted for task ${taskid}`)
    : new RetailError('A0400', `Bad parameter taskId: no task '${taskid}'`);
}

export function taskDetail(taskid: string, context: ServiceContext): PoolTask {
  releaseExpired(context);
  return taskFormatter(context)(requireTask(taskid, context));
}

/** Formats tasks as they are answered to the caller. */
export function taskFormatter(context: ServiceContext): (task: TaskRow) => PoolTask {
  const format = dateTimesIn(enterpriseZone(context));
  const orNull = (moment: number | null) => (moment === null ? null : format(moment));
  return (task) => ({
    taskid: task.taskid,
    tasktype: task.tasktype,
    tasktypename: taskType(task.tasktype).name,
    tasktypeentrycode: entryCodeOf('task', taskType(task.tasktype).name),
    taskname: task.taskname,
    taskdesc: task.taskdesc,
    taskkeyattr: task.taskkeyattr,
    depttypeid: task.depttypeid,
    rolecode: task.posttmplcode,
    creator: task.creator,
    createdate: format(task.created),
    duedate: orNull(task.due),
    status: task.status,
    assigneeCode: task.assignee,
    assigneeName: task.assigneeName,
    lockdate: orNull(task.locked),
    lockexpires: orNull(task.lockexpires),
    finishdate: orNull(task.finished),
    modulecode: task.modulecode,
    sheetid: task.sheetid,
    buttons: buttonsOf(task, context.caller),
  });
}
