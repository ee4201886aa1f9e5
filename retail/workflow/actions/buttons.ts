import type { components } from '../../../schema/generated/retail.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import { SAMPLES_PLACEHOLDER } from '../../seed/applications/samples.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { requireSight } from '../access.ts';
import { accountButtons } from './account-buttons.ts';
import type { ExtraButton } from '../process/definition.ts';
import { processOf, stepOf } from '../definitions/catalogue.ts';
import { isInitiator } from './instance-actions.ts';
import { moduleFor } from '../modules.ts';
import {
  isUnderWay,
  requireInstance,
  requireTask,
  type InstanceRow,
  type TaskRow,
} from '../process/process-rows.ts';
import { offersOf, type Offer } from '../verbs/catalogue.ts';
import type { Situation } from '../verbs/verb.ts';

type WorkflowButton = components['schemas']['WorkflowButton'];

/** Verbs that can act on several tasks at once, where the step permits it. */
const BATCH = ['send', 'reject'];

export const buttonServices: ServiceTable = {
  '/api/msc-bpm/process/getButtonsByTaskId': ({ taskId }, context) => {
    const task = requireTask(context.db, taskId);
    const instance = requireInstance(context.db, task.instanceid);
    requireSight(instance, context);
    return task.assignee === context.caller.usercode && task.status === 'pending'
      ? named(ofTask(instance, task, context))
      : [];
  },
  '/api/msc-bpm/process/getButtonsByInstanceId': ({ workflowInstanceId }, context) => {
    const instance = requireInstance(context.db, workflowInstanceId);
    requireSight(instance, context);
    return isInitiator(instance, context) && isUnderWay(instance)
      ? named(ofInstance(instance))
      : [];
  },
  '/api/msc-bpm/process/getButtons': (_body, context) => named(accountButtons(context)),
};

/** With the translation keys of its name, its hint and its form. */
function named(buttons: readonly WorkflowButton[]): WorkflowButton[] {
  return buttons.map(({ form, ...button }) => ({
    ...button,
    entrycode: entryCodeOf('button', button.buttonName),
    hintentrycode: button.hintentrycode ?? entryCodeOf('hint', button.hint),
    ...(form && {
      form: form.map((column) => ({
        ...column,
        entrycode: entryCodeOf('field', column.columntitle),
      })),
    }),
  }));
}

function ofTask(instance: InstanceRow, task: TaskRow, context: ServiceContext): WorkflowButton[] {
  const process = processOf(instance);
  const situation = { db: context.db, day: context.today(), process, instance, task };
  const verbs = offersOf(process, task).map((offer) => buttonOf(offer, situation));
  if (task.kind === 'start')
    return [
      ...verbs,
      ...ofInstance(instance).filter(({ actionName }) => actionName === 'withdraw'),
    ];
  const extra = task.kind === 'step' ? (stepOf(process, task.step)?.extra ?? []) : [];
  return [...verbs, ...extra.map((button) => extraButton(button, instance, task, context))];
}

function buttonOf({ verb, buttonName }: Offer, situation: Situation): WorkflowButton {
  const { actionName, icon, btnType } = verb;
  const form = verb.form?.(situation);
  const hint = verb.hint(situation);
  return {
    buttonName,
    actionName,
    requesttype: 'POST',
    url: `/api/msc-bpm/task/${actionName}`,
    params: { taskId: situation.task.taskid },
    icon,
    btnType,
    ...(typeof hint === 'string' ? { hint } : hint),
    ...(form && { form }),
  };
}

/** The buttons of a row of the pending list. */
export function batchButtons(
  instance: Pick<InstanceRow, 'processcode'>,
  task: Pick<TaskRow, 'taskid' | 'kind' | 'step'>,
): WorkflowButton[] {
  const process = processOf(instance);
  if (task.kind !== 'step' || !stepOf(process, task.step)?.batch) return [];
  return offersOf(process, task)
    .filter(({ verb }) => BATCH.includes(verb.actionName))
    .map(({ verb, buttonName }) => ({
      buttonName,
      entrycode: entryCodeOf('button', buttonName),
      actionName: verb.actionName,
      requesttype: 'POST',
      url: `/api/msc-bpm/task/${verb.actionName}`,
      params: { taskId: task.taskid },
      icon: verb.icon,
      btnType: verb.btnType,
    }));
}

function ofInstance({ instanceid, status }: InstanceRow): WorkflowButton[] {
  const params = { workflowInstanceId: instanceid };
  const urge: WorkflowButton = {
    buttonName: '催办',
    actionName: 'urge',
    requesttype: 'POST',
    url: '/api/msc-bpm/instance/urge',
    params,
    icon: 'bell',
    btnType: 'secondary',
    hint: '提醒当前处理人，一小时内只能催办一次',
  };
  const withdraw: WorkflowButton = {
    buttonName: '撤回',
    actionName: 'withdraw',
    requesttype: 'POST',
    url: '/api/msc-bpm/instance/withdraw',
    params,
    icon: 'undo',
    btnType: 'danger',
    hint: '流程结束，单据回到草稿，可修改后再提交',
  };
  return status === 'running' ? [urge, withdraw] : [withdraw];
}

function extraButton(
  button: ExtraButton,
  instance: InstanceRow,
  task: TaskRow,
  context: ServiceContext,
): WorkflowButton {
  const values: Readonly<Record<string, string>> = {
    sheetid: instance.bizkey,
    taskid: task.taskid,
    modulecode: moduleFor(instance.biztype, context) ?? '',
  };
  const filled = JSON.stringify(button).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  const { url, ...rest } = JSON.parse(filled) as ExtraButton;
  if (url === undefined) return rest;
  const { samplesUrl } = context;
  if (samplesUrl === null || !url.startsWith(SAMPLES_PLACEHOLDER)) return { ...rest, url };
  return { ...rest, url: samplesUrl + url.slice(SAMPLES_PLACEHOLDER.length) };
}
