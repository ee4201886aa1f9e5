import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import type { TodoCard_CardFragment } from './TodoCard.gen.ts';
import { type ApprovalTab, centreCodes } from '../../../kit/workbench/centre-codes.ts';

export type TodoCounts = NonNullable<TodoCard_CardFragment['counters']>;

interface TodoCounter {
  name: keyof TodoCounts;
  labelKey: string;
  /** The tab of the approval centre that it opens. */
  tab: ApprovalTab;
  /** As the approval centre is told of the total. */
  total: string;
  /** It asks for something to be done: it carries a dot while it is not zero. */
  actionable: boolean;
}

/** The six counters in their order. */
export const todoCounters: readonly TodoCounter[] = [
  { name: 'initiated', labelKey: 'todo.initiated', tab: 'mystart', total: 'initiatedCount', actionable: false },
  { name: 'submitted', labelKey: 'todo.submitted', tab: 'mysubmit', total: 'submittedCount', actionable: false },
  { name: 'pendingApproval', labelKey: 'todo.pendingApproval', tab: 'pending', total: 'pendingTaskCount', actionable: true },
  { name: 'pool', labelKey: 'todo.pool', tab: 'pool', total: 'poolCount', actionable: true },
  { name: 'todo', labelKey: 'todo.todo', tab: 'mytodo', total: 'todoCount', actionable: true },
  { name: 'finished', labelKey: 'todo.finished', tab: 'finished', total: 'finishCount', actionable: false },
];

/** The approval centre with the chosen tab, which is told the totals that were shown beside it. */
export function approvalCentreAt(tab: ApprovalTab, counts: TodoCounts, name: string): ModuleReference {
  const totals = Object.fromEntries(todoCounters.map((one) => [one.total, String(counts[one.name])]));
  return { code: centreCodes.approvals, name, provisional: true, parameters: { tab, ...totals } };
}
