import type { ApprovalList } from '../../../generated/schema.ts';
import type { ApprovalTab } from '../../../kit/workbench/centre-codes.ts';
import type { ApprovalTotals_ViewerFragment } from './ApprovalCentre.gen.ts';

export type TotalName = keyof NonNullable<ApprovalTotals_ViewerFragment['approvalTotals']>;

/** A list of approvals, and what stands there when it holds nothing: that it does, and what one can do then. */
export interface ShownList {
  list: ApprovalList;
  emptyKey: string;
  emptyBodyKey: string;
}

export interface TabKind {
  tab: ApprovalTab;
  labelKey: string;
  total: TotalName;
  /** The parameter in which an opener tells the total that it showed. */
  parameter: string;
  /** Something is to be done there: its total is a badge. */
  actionable: boolean;
  /** The list of approvals that it shows, or the one of the task centre. */
  shows: ShownList | { tasks: 'POOL' | 'MINE' };
}

/** The six tabs in their order. */
export const tabKinds: readonly [TabKind, ...TabKind[]] = [
  {
    tab: 'mystart',
    labelKey: 'todo.initiated',
    total: 'started',
    parameter: 'initiatedCount',
    actionable: false,
    shows: { list: 'STARTED', emptyKey: 'approvals.empty.mystart', emptyBodyKey: 'approvals.empty.mystart.body' },
  },
  {
    tab: 'mysubmit',
    labelKey: 'todo.submitted',
    total: 'submitted',
    parameter: 'submittedCount',
    actionable: false,
    shows: { list: 'SUBMITTED', emptyKey: 'approvals.empty.mysubmit', emptyBodyKey: 'approvals.empty.mysubmit.body' },
  },
  {
    tab: 'pending',
    labelKey: 'todo.pendingApproval',
    total: 'pending',
    parameter: 'pendingTaskCount',
    actionable: true,
    shows: { list: 'PENDING', emptyKey: 'approvals.empty.pending', emptyBodyKey: 'approvals.empty.pending.body' },
  },
  {
    tab: 'pool',
    labelKey: 'todo.pool',
    total: 'pool',
    parameter: 'poolCount',
    actionable: true,
    shows: { tasks: 'POOL' },
  },
  {
    tab: 'mytodo',
    labelKey: 'todo.todo',
    total: 'todo',
    parameter: 'todoCount',
    actionable: true,
    shows: { tasks: 'MINE' },
  },
  {
    tab: 'finished',
    labelKey: 'todo.finished',
    total: 'finished',
    parameter: 'finishCount',
    actionable: false,
    shows: { list: 'FINISHED', emptyKey: 'approvals.empty.finished', emptyBodyKey: 'approvals.empty.finished.body' },
  },
];

export type Totals = Readonly<Record<TotalName, number>>;

/** The totals that an opener told, one by one: what is no count is not known. */
export function toldTotals(parameters: Readonly<Record<string, string>>): Partial<Totals> {
  const told = tabKinds.map(({ total, parameter }) => [total, parameters[parameter] ?? ''] as const);
  return Object.fromEntries(told.filter(([, text]) => /^\d{1,9}$/u.test(text)).map(([total, text]) => [total, Number(text)]));
}
