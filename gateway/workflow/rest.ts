import type { components } from '../../schema/generated/retail.ts';
import type { ApprovalPreview, PendingApproval, TaskCounts } from '../generated/resolvers.ts';
import { globalId } from '../ids.ts';
import { newestRows } from '../newest-rows.ts';
import { codeOf, countOf, field, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

type TodoItem = components['schemas']['TodoItem'];

export async function previewApprovals(retail: RetailCaller, timeZone: string, limit: CallOptions): Promise<ApprovalPreview> {
  const data = await retail.call('todoPreview', {}, limit);
  const rows = rowsOf<TodoItem>('todoPreview', field(data, 'todoList'));
  const named = rows.filter(({ taskId }) => codeOf(taskId) !== '');
  return {
    totalCount: countOf(field(data, 'count')) ?? rows.length,
    nodes: newestRows(named, ({ createdate }) => createdate, timeZone).map(({ row, createdAt }) => approvalOf(row, createdAt)),
  };
}

/** What a row lacks is empty: it leaves the others alone. */
function approvalOf(row: TodoItem, createdAt: string | null): PendingApproval {
  const taskCode = codeOf(row.taskId);
  const documentType = codeOf(row.bizType);
  return {
    id: globalId('PendingApproval', taskCode),
    taskCode,
    documentNumber: codeOf(row.bizKey),
    documentType,
    processName: codeOf(row.processName) || documentType,
    stepName: codeOf(row.activityName),
    initiatorName: codeOf(row.initiatorName),
    createdAt,
  };
}

export async function countTasks(retail: RetailCaller, limit: CallOptions): Promise<TaskCounts> {
  const data = await retail.call('workCount', {}, limit);
  const [pool, todo, finished] = ['poolCount', 'todoCount', 'finishCount'].map((name) => countOf(field(data, name)));
  if (pool == null || todo == null || finished == null) throw new UpstreamError('malformed', { operation: 'workCount' });
  return { pool, todo, finished };
}
