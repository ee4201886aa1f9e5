import { dateTimeIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { nameOf } from './people/people.ts';
import { tasksOf, type InstanceRow, type TaskRow } from './process/process-rows.ts';

/** The refusal for a task that is no longer waiting: who acted, with which button, and when. */
export function conflictOfTask(context: ServiceContext, task: TaskRow): RetailError {
  const tasks = tasksOf(context.db, task.instanceid);
  if (task.status === 'done') return conflict(context, task);
  if (task.status === 'cancelled')
    return conflict(context, tasks.find(({ taskid }) => taskid === task.closedby) ?? last(tasks));
  return conflict(
    context,
    tasks.findLast(
      ({ kind, step, round }) => kind === 'mark' && step === task.step && round === task.round,
    ),
  );
}

/** The same for an instance that has ended. */
export function conflictOfInstance(
  context: ServiceContext,
  { instanceid }: InstanceRow,
): RetailError {
  return conflict(context, last(tasksOf(context.db, instanceid)));
}

function last(tasks: readonly TaskRow[]): TaskRow | undefined {
  return tasks
    .filter(({ action }) => action !== null)
    .toSorted((a, b) => (a.finished ?? 0) - (b.finished ?? 0))
    .at(-1);
}

function conflict(context: ServiceContext, winner: TaskRow | undefined): RetailError {
  if (!winner) return new RetailError('A0409');
  const { assignee, buttonname, finished } = winner;
  const operatorName = nameOf(context.db, assignee);
  const finishdate = finished === null ? null : dateTimeIn(enterpriseZone(context), finished);
  const message = `${operatorName} was faster: ${buttonname ?? 'done'} at ${finishdate ?? 'an unknown time'}`;
  return new RetailError('A0409', message, { operatorName, buttonName: buttonname, finishdate });
}
