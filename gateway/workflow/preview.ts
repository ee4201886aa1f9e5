import type { components } from '../../schema/generated/retail.ts';
import type { ApprovalPreview, PendingApproval } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { newestRows } from '../values/newest-rows.ts';
import { personOf } from '../values/person.ts';
import { codeOf, countOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type TodoItem = components['schemas']['TodoItem'];

/** The newest pending approvals, for the top bar. */
export async function previewApprovals(
  retail: RetailClient,
  timeZone: string,
  limit: CallOptions,
): Promise<ApprovalPreview> {
  const data = await retail.call('todoPreview', {}, limit);
  const rows = rowsOf<TodoItem>('todoPreview', field(data, 'todoList'));
  const named = rows.filter(({ taskId }) => codeOf(taskId) !== '');
  return {
    totalCount: countOf(field(data, 'count')) ?? rows.length,
    nodes: newestRows(named, ({ createdate }) => createdate, timeZone).map(({ row, createdAt }) =>
      approvalOf(row, createdAt),
    ),
  };
}

/** Converts a row; missing fields are empty. */
function approvalOf(row: TodoItem, createdAt: string | null): PendingApproval {
  const taskCode = codeOf(row.taskId);
  const documentType = codeOf(row.bizType);
  return {
    id: globalId('PendingApproval', taskCode),
    taskCode,
    instanceCode: codeOf(row.workflowInstanceId) || null,
    documentNumber: codeOf(row.bizKey),
    documentType,
    processName: codeOf(row.processName) || documentType,
    processI18nCode: codeOf(row.processentrycode) || null,
    stepName: codeOf(row.activityName),
    stepI18nCode: codeOf(row.activityentrycode) || null,
    initiator: personOf(row.initiatorName),
    initiatorName: codeOf(row.initiatorName),
    createdAt,
  };
}
