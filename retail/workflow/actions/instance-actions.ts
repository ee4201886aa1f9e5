import type { components } from '../../../schema/generated/retail.ts';
import { dateTimeIn } from '../../server/calendar.ts';
import { enterpriseZone } from '../../accounts/enterprise-zone.ts';
import { RetailError } from '../../server/envelope.ts';
import { once } from '../../database/request-keys.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { conflictOfInstance } from '../conflict.ts';
import { START, START_NAME } from '../process/definition.ts';
import { moveOf, type Move } from '../process/move.ts';
import { isUnderWay, requireInstance, tasksOf, type InstanceRow } from '../process/process-rows.ts';
import { end } from '../process/steps.ts';
import { addMark, closeTask } from '../tasks.ts';
import { opinionOf } from './task-actions.ts';
import { titleOf } from '../titles.ts';

type UrgeRefusal = components['schemas']['UrgeRefusal'];

/** The shortest time between two reminders. */
const MIN_REMINDER_INTERVAL_MS = 3_600_000;

/** The initiator's actions on a process. A new one needs one function and one button. */
const ACTIONS: Readonly<
  Record<
    string,
    (move: Move, instance: InstanceRow, opinion: string, context: ServiceContext) => void
  >
> = {
  withdraw,
  urge,
};

export const instanceActions: ServiceTable = {
  '/api/msc-bpm/instance/{action}': (body, context) => {
    const { workflowInstanceId, action, requestkey } = body;
    const perform = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!perform) throw new RetailError('A0400', `Bad parameter action: there is no ${action}`);
    return once(
      context,
      { key: requestkey, action: `instance/${action}/${workflowInstanceId}` },
      () => {
        const instance = requireInstance(context.db, workflowInstanceId);
        requireInitiator(instance, context);
        if (!isUnderWay(instance)) throw conflictOfInstance(context, instance);
        const move = moveOf(context);
        perform(move, instance, opinionOf(body), context);
        move.notifications.send(instance.instanceid);
        return null;
      },
      () => null,
    );
  },
};

export function isInitiator(
  { initiator, submitter }: InstanceRow,
  { caller }: Pick<ServiceContext, 'caller'>,
): boolean {
  return caller.usercode === initiator || caller.usercode === submitter;
}

function requireInitiator(instance: InstanceRow, context: ServiceContext): void {
  if (!isInitiator(instance, context))
    throw new RetailError('A0301', 'Not permitted for the process of another user');
}

export function withdraw(move: Move, instance: InstanceRow, opinion: string): void {
  const pressed = { action: 'withdraw', buttonname: '撤回', opinion: opinion || null };
  const own = tasksOf(move.db, instance.instanceid).find(
    ({ kind, status }) => kind === 'start' && status === 'pending',
  );
  if (own?.assignee === move.by) closeTask(move, own, pressed);
  const closing =
    own?.assignee === move.by
      ? own
      : addMark(move, instance, {
          step: START,
          activity: START_NAME,
          assignee: move.by,
          ...pressed,
        });
  end(move, instance, 'withdrawn', closing.taskid);
}

function urge(move: Move, instance: InstanceRow, _opinion: string, context: ServiceContext): void {
  const next = (instance.urged ?? -Infinity) + MIN_REMINDER_INTERVAL_MS;
  if (move.now < next) {
    const refusal: UrgeRefusal = {
      reason: 'URGED',
      nextdate: dateTimeIn(enterpriseZone(context), next),
    };
    throw new RetailError(
      'A0400',
      `Already urged within the hour, again from ${refusal.nextdate}`,
      refusal,
    );
  }
  move.db
    .prepare('UPDATE process_instance SET urged = ? WHERE instanceid = ?')
    .run([move.now, instance.instanceid]);
  addMark(move, instance, {
    step: START,
    activity: START_NAME,
    assignee: move.by,
    action: 'urge',
    buttonname: '催办',
  });
  for (const { status, assignee, taskid } of tasksOf(move.db, instance.instanceid))
    if (status === 'pending' && assignee !== move.by)
      move.notifications.todo(
        assignee,
        instance,
        taskid,
        `催办：${titleOf(move.db, instance)}待您处理`,
      );
}
