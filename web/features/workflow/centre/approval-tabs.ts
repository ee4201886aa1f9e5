import type { ApprovalList } from '../../../generated/schema.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import type { ApprovalTotals_ViewerFragment } from './ApprovalCentre.gen.ts';

type TotalName = keyof NonNullable<ApprovalTotals_ViewerFragment['approvalTotals']>;

/** A list of approvals, with the i18n keys of the title and text shown when it is empty. */
export interface ApprovalListKind {
  list: ApprovalList;
  emptyKey: string;
  emptyBodyKey: string;
}

export interface TabKind {
  tab: ApprovalTab;
  labelKey: string;
  total: TotalName;
  /** Whether its rows wait for the viewer; the total is then shown as a badge. */
  actionable: boolean;
  /** The list of approvals on the tab, or the list of the task centre. */
  shows: ApprovalListKind | { tasks: 'POOL' | 'MINE' };
}

/** The six tabs in display order. */
export const tabKinds: readonly [TabKind, ...TabKind[]] = [
  {
    tab: 'mystart',
    labelKey: 'todo.initiated',
    total: 'started',
    actionable: false,
    shows: {
      list: 'STARTED',
      emptyKey: 'approvals.empty.mystart',
      emptyBodyKey: 'approvals.empty.mystart.body',
    },
  },
  {
    tab: 'mysubmit',
    labelKey: 'todo.submitted',
    total: 'submitted',
    actionable: false,
    shows: {
      list: 'SUBMITTED',
      emptyKey: 'approvals.empty.mysubmit',
      emptyBodyKey: 'approvals.empty.mysubmit.body',
    },
  },
  {
    tab: 'pending',
    labelKey: 'todo.pendingApproval',
    total: 'pending',
    actionable: true,
    shows: {
      list: 'PENDING',
      emptyKey: 'approvals.empty.pending',
      emptyBodyKey: 'approvals.empty.pending.body',
    },
  },
  {
    tab: 'pool',
    labelKey: 'todo.pool',
    total: 'pool',
    actionable: true,
    shows: { tasks: 'POOL' },
  },
  {
    tab: 'mytodo',
    labelKey: 'todo.todo',
    total: 'todo',
    actionable: true,
    shows: { tasks: 'MINE' },
  },
  {
    tab: 'finished',
    labelKey: 'todo.finished',
    total: 'handled',
    actionable: false,
    shows: {
      list: 'FINISHED',
      emptyKey: 'approvals.empty.finished',
      emptyBodyKey: 'approvals.empty.finished.body',
    },
  },
];

/** Number of rows per tab; null if the services do not count them. */
export type Totals = Readonly<Record<TotalName, number | null>>;
