import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ApprovalQuery } from '../../../../../web/features/workflow/approval/Approval.gen.ts';
import { columnOf } from '../../../../support/columns.ts';
import { diagram } from './approval-diagram-fixtures.ts';
import { person } from '../../../support/person.ts';

type Answered = NonNullable<NonNullable<ApprovalQuery['viewer']>['approval']>;
export type Button = NonNullable<Answered['buttons']>[number];
type Step = NonNullable<Answered['history']>[number];
type Sheet = NonNullable<Answered['sheet']>;
type Column = Sheet['form']['header'][number];

export function button(name: string, over: Partial<Button> = {}): Button & { __typename: string } {
  return {
    __typename: 'WorkflowButton',
    i18nCode: null,
    id: `button ${name}`,
    name,
    action: 'other',
    style: 'PLAIN',
    icon: null,
    hint: null,
    hintI18nCode: null,
    hintParameters: [],
    isOpinionRequired: false,
    isConfigured: true,
    form: [],
    opens: null,
    ...over,
  };
}

export const agree = button('同意', {
  action: 'send',
  style: 'PRIMARY',
  isOpinionRequired: true,
  hint: '将流转到总经理批准',
});
export const refuse = button('驳回', {
  action: 'reject',
  style: 'DANGER',
  isOpinionRequired: true,
});
export const urge = button('催办', { action: 'urge' });

export function column(
  name: string,
  title: string,
  over: Partial<Column> = {},
): Column & { __typename: string } {
  return {
    __typename: 'FormColumn',
    ...columnOf(name, 'INPUT', { title, isEditable: false, ...over }),
  };
}

export function step(id: string, over: Partial<Step> = {}): Step & { __typename: string } {
  return {
    __typename: 'ApprovalStep',
    id,
    stepName: '采购经理审核',
    stepI18nCode: null,
    assignee: person('周明远'),
    departmentName: '采购中心',
    postName: '采购经理',
    actedFor: null,
    actionName: '同意',
    actionI18nCode: null,
    action: 'send',
    opinion: null,
    state: 'DONE',
    startedAt: '2026-06-13T09:42:00+08:00',
    finishedAt: '2026-06-13T15:20:00+08:00',
    ...over,
  };
}

const details = [
  column('goodsname', '商品名称', { section: 'details' }),
  column('qty', '数量', {
    section: 'details',
    type: 'INPUT_NUM',
    align: 'RIGHT',
    isEditable: true,
  }),
];

export const sheet: Sheet & { __typename: string } = {
  __typename: 'Sheet',
  id: 'sheet-1',
  status: 'IN_PROCESS',
  moduleCode: '200101',
  number: 'PO2606140021',
  version: 3,
  form: {
    moduleCode: '200101',
    documentType: 'PO',
    rules: [],
    header: [column('supplier', '供应商')],
    details: [{ section: 'details', title: '商品明细', i18nCode: null, columns: details }],
  },
  header: { supplier: '样例粮油供应链公司' },
  details: [
    {
      section: 'details',
      totalCount: 1,
      rows: [{ lineno: 1, goodsname: '长粒香大米', qty: '12' }],
      sums: {},
    },
  ],
  changes: [],
};

const history = [
  step('h1', {
    stepName: '提交申请',
    stepI18nCode: null,
    assignee: person('陈予安'),
    actionName: '提交',
    actionI18nCode: null,
    action: 'submit',
    startedAt: '2026-06-13T09:42:00+08:00',
    finishedAt: '2026-06-13T09:42:00+08:00',
    opinion: '年货节首批备货。',
  }),
  step('h2', { actedFor: person('许清如'), opinion: '<img src=x onerror=alert(1)>同意' }),
  step('h3', {
    stepName: '营运审批',
    stepI18nCode: null,
    assignee: person('林知夏'),
    actionName: null,
    actionI18nCode: null,
    action: null,
    state: 'PENDING',
    startedAt: '2026-06-15T03:36:00+08:00',
    finishedAt: null,
  }),
];

const attachments = [
  {
    __typename: 'Attachment',
    id: 'a1',
    name: '采购合同扫描件.pdf',
    url: '/files/a1',
    sizeBytes: 2516582,
    uploader: person('陈予安'),
    uploadedAt: '2026-06-13T09:40:00+08:00',
  },
  {
    __typename: 'Attachment',
    id: 'a2',
    name: '报价.xlsx',
    url: null,
    sizeBytes: 88064,
    uploader: null,
    uploadedAt: null,
  },
];

/** An approval that waits for the account, with the current task `task`. */
export function approvalOf(task: string, over: object = {}) {
  return {
    __typename: 'Approval',
    id: `approval ${task}`,
    instanceCode: `WI ${task}`,
    taskCode: task,
    documentNumber: `PO-${task}`,
    documentType: 'PO',
    processName: '采购订单审批',
    processI18nCode: null,
    stepName: '营运审批',
    stepI18nCode: null,
    initiator: person('陈予安'),
    status: 'RUNNING',
    actionName: null,
    actionI18nCode: null,
    buttons: [agree, refuse],
    diagram,
    history,
    attachments,
    sheet: null,
    ...over,
  };
}

export const answerOf = (
  approval: object | null,
  errors?: readonly GraphQLFormattedError[],
): FormattedExecutionResult => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer-1',
      sheetTypes: [{ __typename: 'SheetType', code: 'PO', name: '采购订单', i18nCode: null }],
      approval,
    },
  },
  ...(errors === undefined ? {} : { errors }),
});

export const pressed = (approval: object | null) => ({
  data: {
    workflowActionSubmit: {
      __typename: 'WorkflowActionPayload',
      approval,
      viewer: null,
      userErrors: [],
    },
  },
});

export const refused = (code: string, message: string) => ({
  data: {
    workflowActionSubmit: {
      __typename: 'WorkflowActionPayload',
      approval: null,
      viewer: null,
      userErrors: [{ __typename: 'UserError', code, message }],
    },
  },
});

/** The same approval after a decision: nothing is left to press. */
export const decided = (task: string) => ({
  __typename: 'Approval',
  id: `approval ${task}`,
  status: 'RUNNING',
  moduleCode: '200104',
  documentNumber: `PO-${task}`,
  actionName: '同意',
  actionI18nCode: null,
  buttons: [],
});
