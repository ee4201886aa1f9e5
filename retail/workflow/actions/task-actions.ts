import { RetailError } from '../../server/envelope.ts';
import { once } from '../../database/request-keys.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { conflictOfTask } from '../conflict.ts';
import { moveOf } from '../process/move.ts';
import { press } from './press.ts';
import { requireInstance, requireTask } from '../process/process-rows.ts';

export const taskActions: ServiceTable = {
  /** The button of a task: by its address the verb, by its params the task. */
  '/api/msc-bpm/task/{action}': (body, context) => {
    const { taskId, action, requestkey } = body;
    return once(
      context,
      { key: requestkey, action: `task/${action}/${taskId}` },
      () => act(context, taskId, action, body),
      () => null,
    );
  },
};

function act(
  context: ServiceContext,
  taskid: string,
  action: string,
  body: Record<string, unknown>,
): null {
  const { db, caller } = context;
  const task = requireTask(db, taskid);
  if (task.assignee !== caller.usercode)
    throw new RetailError('A0301', 'Not permitted for the task of another user');
  if (task.status !== 'pending') throw conflictOfTask(context, task);
  const opinion = opinionOf(body);
  press(moveOf(context), {
    instance: requireInstance(db, task.instanceid),
    task,
    action,
    opinion,
    input: body,
  });
  return null;
}

/** The opinion without surrounding blanks. */
export function opinionOf({ opinion }: Record<string, unknown>): string {
  return typeof opinion === 'string' ? opinion.trim() : '';
}
