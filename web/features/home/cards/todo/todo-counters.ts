import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { TodoCard_CardFragment } from './TodoCard.gen.ts';
import { type ApprovalTab, centreCodes } from '../../../../platform/workbench/centre-codes.ts';

export type TodoCounts = NonNullable<TodoCard_CardFragment['totals']>;

interface TodoCounter {
  name: keyof TodoCounts;
  labelKey: string;
  /** The tab of the approval center that the counter opens. */
  tab: ApprovalTab;
  /** The counter requires action: it has a dot while it is not zero. */
  actionable: boolean;
}

/** The six counters in their order. */
export const todoCounters: readonly TodoCounter[] = [
  { name: 'started', labelKey: 'todo.initiated', tab: 'mystart', actionable: false },
  { name: 'submitted', labelKey: 'todo.submitted', tab: 'mysubmit', actionable: false },
  { name: 'pending', labelKey: 'todo.pendingApproval', tab: 'pending', actionable: true },
  { name: 'pool', labelKey: 'todo.pool', tab: 'pool', actionable: true },
  { name: 'todo', labelKey: 'todo.todo', tab: 'mytodo', actionable: true },
  { name: 'handled', labelKey: 'todo.finished', tab: 'finished', actionable: false },
];

/** A reference that opens the approval center on this tab. */
export function approvalCentreReference(tab: ApprovalTab, name: string): ModuleReference {
  return { code: centreCodes.approvals, name, provisional: true, parameters: { tab } };
}
