import { dateTimeIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import { once } from '../database/request-keys.ts';
import type { ServiceContext } from '../server/service.ts';
import { announceTask, CLAIM_MS, releaseExpired } from './claims.ts';
import { requireTask } from './pool.ts';
import type { TaskRow } from './task-row.ts';

/** Changes a task, or does nothing if that is already done; throws if another user was faster. */
type Act = (task: TaskRow, context: ServiceContext) => boolean;

/** The name of the button as a later conflict reports it. */
const PRESSED: Readonly<Record<TaskRow['status'], string | null>> = {
  unlocked: null,
  locked: '领取',
  completed: '完成',
};

const claim: Act = ({ taskid, status, assignee, posttmplcode }, context) => {
  const { db, clock, caller } = context;
  if (status === 'locked' && assignee === caller.usercode) return false;
  if (status !== 'unlocked') throw conflict(taskid, context);
  if (posttmplcode !== caller.posttmplcode)
    throw new RetailError('A0301', `Not permitted for task ${taskid}`);
  db.prepare(
    "UPDATE pool_task SET status = 'locked', assignee = ?, locked = ?, lockexpires = ? WHERE taskid = ?",
  ).run([caller.usercode, clock(), clock() + CLAIM_MS, taskid]);
  return true;
};

const unlock: Act = ({ taskid, status, assignee }, context) => {
  if (status === 'unlocked') return false;
  if (status !== 'locked' || assignee !== context.caller.usercode) throw conflict(taskid, context);
  context.db
    .prepare(
      `UPDATE pool_task SET status = 'unlocked', assignee = NULL, locked = NULL, lockexpires = NULL WHERE taskid = ?`,
    )
    .run([taskid]);
  return true;
};

const finish: Act = ({ taskid, status, assignee }, context) => {
  const { db, clock, caller } = context;
  if (status === 'completed' && assignee === caller.usercode) return false;
  if (status !== 'locked' || assignee !== caller.usercode) throw conflict(taskid, context);
  db.prepare(
    "UPDATE pool_task SET status = 'completed', lockexpires = NULL, finished = ? WHERE taskid = ?",
  ).run([clock(), taskid]);
  return true;
};

const ACTIONS = { claim, unlock, finish } as const;

/** Safe to repeat, with the same key or without one. The data of the refusal says who was faster. */
export function actOn(
  action: keyof typeof ACTIONS,
  { taskId, requestkey }: Record<string, unknown>,
  context: ServiceContext,
): null {
  const taskid = String(taskId);
  releaseExpired(context);
  return once(
    context,
    { key: requestkey, action: `${action} ${taskid}` },
    () => {
      const task = requireTask(taskid, context);
      if (ACTIONS[action](task, context)) announceTask(context, task, context.caller.usercode);
      return null;
    },
    () => null,
  );
}

/** The user who has the task or has finished it; null when it went back to the pool. */
function conflict(taskid: string, context: ServiceContext): RetailError {
  const { assigneeName, status, locked, finished } = requireTask(taskid, context);
  if (assigneeName === null) return new RetailError('A0409', `Task ${taskid} is back in the pool`);
  const at = finished ?? locked;
  const finishdate = at === null ? null : dateTimeIn(enterpriseZone(context), at);
  const data = { operatorName: assigneeName, buttonName: PRESSED[status], finishdate };
  return new RetailError('A0409', `Task ${taskid} is with another user`, data);
}
