import type { components } from '../../../schema/generated/retail.ts';
import type { GraphqlAnswer } from '../../support/gateway/gateway.ts';
import type { Asker } from '../signed-in-browser.ts';

type Schemas = components['schemas'];
export type ButtonRow = Schemas['WorkflowButton'];

export const TASK: Schemas['ProcessTask'] = {
  taskId: 'WT1',
  workflowInstanceId: 'WI1',
  bizKey: 'PO2606140021',
  bizType: 'PO',
  processName: '采购订单',
  moduleCode: '200101',
  activityId: 'operations',
  activityName: '营运审批',
  initiatorCode: 'buyer_fresh',
  initiatorName: '陈予安',
  submitterName: '陈予安',
  assigneeNames: ['李明'],
  summary: '样例粮油供应链公司 · 8 行',
  amount: 142938,
  status: 'running',
  createdate: '2026-06-14 10:21:00',
  finishdate: null,
  batchButtons: [],
};

export const SEND: ButtonRow = {
  buttonName: '同意',
  actionName: 'send',
  requesttype: 'POST',
  url: '/api/msc-bpm/task/send',
  params: { taskId: 'WT1' },
  icon: 'check',
  btnType: 'primary',
};

export const TRANSFER: ButtonRow = {
  buttonName: '转办',
  actionName: 'transfer',
  requesttype: 'POST',
  url: '/api/msc-bpm/task/transfer',
  params: { taskId: 'WT1' },
  hint: '由他人代您处理',
  hintentrycode: 'hint.transfer',
  hintparams: [
    { names: ['营运审批'], entrycode: 'step.operations' },
    { names: ['林知夏', '周岚'] },
  ],
  form: [
    {
      columnname: 'usercode',
      columntype: 'SelectRest',
      columntitle: '转办给',
      validempty: '0',
      columnrest: '/api/msc-bpm/option/people',
      columnrestmap: '{"value":"usercode","label":"username"}',
    },
    { columnname: 'remark', columntype: 'Input', columntitle: '备注', validlengthmax: 60 },
  ],
};

/** A client key in the format of browsers. */
export const KEY = '5f1c7c1e-6a2f-4c7b-9f0e-2f6f3f0c9a11';

export interface ButtonAnswer {
  id: string;
  name: string;
  isConfigured: boolean;
  opens: {
    moduleCode: string | null;
    moduleParameters: { name: string; value: string }[];
    url: string | null;
  } | null;
}

const BUTTONS = `query($taskCode: String) { viewer { approval(taskCode: $taskCode) {
  buttons { id name isConfigured opens { moduleCode moduleParameters { name value } url } } } } }`;

/** The buttons of a task as a browser gets them. */
export async function buttonsOf({ ask }: Asker, taskCode = 'WT1'): Promise<ButtonAnswer[]> {
  const { data, errors } = await ask(BUTTONS, { taskCode });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { viewer: { approval: { buttons: ButtonAnswer[] } } }).viewer.approval.buttons;
}

const PRESS = `mutation($input: WorkflowActionInput!) { workflowActionSubmit(input: $input) {
  approval { status actionName } viewer { approvalTotals { pending } } userErrors { field code message } } }`;

export const TOTALS = {
  pendingTaskCount: 11,
  poolCount: 23,
  todoCount: 9,
  finishCount: 129,
  initiatedCount: 7,
  submittedCount: 5,
};

export interface Pressed {
  approval: { status: string; actionName: string | null } | null;
  viewer: unknown;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

export async function pressButton(
  { ask }: Asker,
  input: object,
  locale = 'en-US',
): Promise<{ outcome: Pressed; errors: GraphqlAnswer['errors'] }> {
  const { data, errors } = await ask(
    PRESS,
    { input: { key: KEY, ...input } },
    { 'accept-language': locale },
  );
  return { outcome: data?.workflowActionSubmit as Pressed, errors };
}
