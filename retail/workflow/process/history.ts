import type { components } from '../../../schema/generated/retail.ts';
import { dateTimesIn } from '../../server/calendar.ts';
import { enterpriseZone } from '../../accounts/enterprise-zone.ts';
import { isSupplier } from '../../sales/scope.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { requireSight } from '../access.ts';
import { nameOf, personOf } from '../people/people.ts';
import {
  type InstanceRow,
  isOpen,
  requireInstance,
  tasksOf,
  type TaskRow,
} from './process-rows.ts';

type HistoryStep = components['schemas']['HistoryStep'];

const STATES: Readonly<Record<TaskRow['status'], NonNullable<HistoryStep['state']>>> = {
  done: 'done',
  cancelled: 'cancelled',
  pending: 'pending',
  waiting: 'pending',
};

export const historyServices: ServiceTable = {
  /** The actions in order; then the pending tasks. */
  '/api/msc-bpm/process/getHistory': ({ workflowInstanceId }, context) => {
    const instance = requireInstance(context.db, workflowInstanceId);
    requireSight(instance, context);
    return tasksOf(context.db, instance.instanceid)
      .toSorted(byEnd)
      .map(toStepOf(instance, context));
  },
};

function byEnd(a: TaskRow, b: TaskRow): number {
  return endOf(a) - endOf(b) || a.seq - b.seq;
}

function endOf(task: TaskRow): number {
  return isOpen(task) ? Number.MAX_SAFE_INTEGER : (task.finished ?? 0);
}

/** Actions that send a document back give the initiator the reason. */
const ANSWERS = ['reject', 'return'];

/** Opinions are for the staff. A supplier reads its own, and the reason when its document is returned. */
function mayReadOpinion(
  { action, assignee, behalf }: TaskRow,
  { initiator }: InstanceRow,
  { caller }: ServiceContext,
): boolean {
  const isOwn = assignee === caller.usercode || behalf === caller.usercode;
  return (
    !isSupplier(caller) ||
    isOwn ||
    (initiator === caller.usercode && ANSWERS.includes(action ?? ''))
  );
}

function toStepOf(instance: InstanceRow, context: ServiceContext): (task: TaskRow) => HistoryStep {
  const { db } = context;
  const format = dateTimesIn(enterpriseZone(context));
  return (task) => {
    const { username, deptname, postname } = personOf(db, task.assignee);
    return {
      taskId: task.taskid,
      activityId: task.step,
      activityName: task.activity,
      activityentrycode: entryCodeOf('step', task.activity),
      assigneeCode: task.assignee,
      assigneeName: username,
      deptName: deptname,
      postName: postname,
      onBehalfOf: task.behalf === null ? null : nameOf(db, task.behalf),
      actionName: task.action,
      buttonName: task.buttonname,
      buttonentrycode: entryCodeOf('button', task.buttonname),
      opinion: mayReadOpinion(task, instance, context) ? task.opinion : null,
      state: STATES[task.status],
      startdate: format(task.created),
      finishdate: task.finished === null ? null : format(task.finished),
    };
  };
}
