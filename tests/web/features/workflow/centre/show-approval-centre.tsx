import { screen, within } from '@testing-library/react';
import { ApprovalCentreScreen } from '../../../../../web/features/workflow/centre/ApprovalCentreScreen.tsx';
import type { Approval } from '../../../../../web/features/workflow/centre/useApprovals.ts';
import { renderInTab, type TabOptions } from '../../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../../support/viewer-answer.ts';
import { person } from '../../../support/person.ts';

export type Row = Approval & { __typename: 'Approval' };

export const batchButton = (id: string, over: Partial<Row['batchButtons'][number]> = {}) => ({
  __typename: 'WorkflowButton' as const,
  i18nCode: null,
  id,
  name: '同意',
  action: 'send',
  style: 'PRIMARY' as const,
  hint: null,
  hintI18nCode: null,
  isOpinionRequired: true,
  isConfigured: true,
  form: [],
  ...over,
});

/** A task of an approval that has waited since yesterday. Today is 2026-11-20. */
export const approval = (nth: number, over: Partial<Row> = {}): Row => ({
  __typename: 'Approval',
  id: `approval-${String(nth)}`,
  instanceCode: `WI${String(nth)}`,
  taskCode: `WT${String(nth)}`,
  documentNumber: `PO${String(nth)}`,
  documentType: 'PO',
  processName: '采购订单审批',
  processI18nCode: null,
  stepName: '总监审批',
  stepI18nCode: null,
  initiator: person('李敏'),
  assignees: [person('王芳')],
  summary: `生鲜补货 ${String(nth)}`,
  total: { amount: '1234567.5' },
  status: 'RUNNING',
  actionName: null,
  actionI18nCode: null,
  createdAt: '2026-11-19T02:21:00Z',
  finishedAt: null,
  batchButtons: [batchButton(`send-${String(nth)}`)],
  ...over,
});

export const totals = (over: object = {}) => ({
  __typename: 'ApprovalTotals',
  started: 7,
  submitted: 5,
  pending: 12,
  pool: 123,
  todo: 0,
  handled: 128,
  ...over,
});

export const pageOf = (nodes: readonly Row[], totalCount = nodes.length) =>
  viewerAnswer({ approvals: { __typename: 'ApprovalPage', totalCount, nodes } });

const sheetTypes = [
  { __typename: 'SheetType', code: 'PO', name: '采购订单', i18nCode: null },
  { __typename: 'SheetType', code: 'EX', name: '费用报销', i18nCode: null },
];

export const centre = (over: object = {}) =>
  viewerAnswer({ approvalTotals: totals(), approvalButtons: [], sheetTypes, ...over });

/** The answer to a batch: the refused buttons with their reasons. */
export const batchAnswer = (
  buttons: readonly string[],
  refused: Readonly<Record<string, string>> = {},
  code = 'CONFLICT',
) => ({
  data: {
    workflowBatchSubmit: {
      __typename: 'WorkflowBatchPayload',
      outcomes: buttons.map((button) => ({
        __typename: 'WorkflowBatchOutcome',
        button,
        isDone: !(button in refused),
        userErrors:
          button in refused ? [{ __typename: 'UserError', code, message: refused[button] }] : [],
      })),
      viewer: {
        __typename: 'Viewer',
        id: 'viewer-1',
        approvalTotals: totals({ pending: 10 }),
        pendingApprovals: { __typename: 'ApprovalPreview', totalCount: 10, nodes: [] },
      },
      userErrors: [],
    },
  },
});

export const three = [approval(1), approval(2), approval(3)];

/** Renders the approval centre in a tab, with three pending approvals by default. */
export function showApprovalCentre({ parameters = {}, answers = {}, ...options }: TabOptions = {}) {
  return renderInTab(<ApprovalCentreScreen title="审批中心" parameters={{ ...parameters }} />, {
    ...options,
    answers: {
      ApprovalCentre: () => centre(),
      ApprovalTotals: () => viewerAnswer({ approvalTotals: totals() }),
      Approvals: () => pageOf(three, 12),
      ...answers,
    },
  });
}

export const opener = (number: string) => screen.findByRole('button', { name: number });
export const rowOf = async (number: string) =>
  within((await opener(number)).closest<HTMLElement>('[data-row]')!);
export const box = (number: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `选择 ${number}` });
