import { nullIfNotPermittedOrUnknown } from '../errors/refusals.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { ApprovalList, ApprovalTotals } from '../generated/resolvers.ts';
import { codeOf, counterIn, countOf, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { Account } from '../request/account.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { ApprovalKey, ApprovalModel } from './approval.ts';
import { LISTS, searchBody, type ApprovalSearch } from './search.ts';

type Schemas = components['schemas'];
type ButtonRow = Schemas['WorkflowButton'];

export interface ApprovalRows {
  totalCount: number;
  nodes: ApprovalModel[];
}

/** A page of a list of approvals. Rows without an instance are dropped. */
export async function listApprovals(
  { retail, today }: { retail: RetailClient; today: string },
  list: ApprovalList,
  search: ApprovalSearch,
): Promise<ApprovalRows> {
  const operation = LISTS[list];
  const page = await retail.call(operation, searchBody(search, today));
  const rows = rowsOf<Schemas['ProcessTask']>(operation, field(page, 'pageData'));
  return {
    totalCount: totalOf(page, rows.length, { pageNo: search.page, pageSize: search.pageSize }),
    nodes: rows.filter(isApproval).map((row) => ({ row })),
  };
}

/** An approval; null if it does not exist or the account may not see it. */
export async function findApproval(
  retail: RetailClient,
  { instanceCode, taskCode }: ApprovalKey,
): Promise<ApprovalModel | null> {
  const body = {
    ...(instanceCode !== null && { workflowInstanceId: instanceCode }),
    ...(taskCode !== null && { taskId: taskCode }),
  };
  const row = await retail
    .call<Schemas['ProcessTask'] | null>('processInstance', body)
    .catch(nullIfNotPermittedOrUnknown);
  return isApproval(row) ? { row } : null;
}

function isApproval(row: unknown): row is Schemas['ProcessTask'] {
  return codeOf(field(row, 'workflowInstanceId')) !== '';
}

export async function approvalTotals(
  retail: RetailClient,
  limit: CallOptions,
): Promise<ApprovalTotals> {
  const data = await retail.call('todoTotals', {}, limit);
  const [pending, pool, todo, handled] = [
    'pendingTaskCount',
    'poolCount',
    'todoCount',
    'finishCount',
  ].map((name) => counterIn(data, name));
  if (pending == null || pool == null || todo == null || handled == null)
    throw new UpstreamError('malformed', { operation: 'todoTotals' });
  return {
    started: countOf(field(data, 'initiatedCount')),
    submitted: countOf(field(data, 'submittedCount')),
    ...{ pending, pool, todo, handled },
    finished: handled,
  };
}

/** The buttons of the task while it waits for the account, otherwise those of the instance. */
export async function listButtons(
  { retail, account }: { retail: RetailClient; account: Account },
  { row }: ApprovalModel,
): Promise<ButtonRow[]> {
  const workflowInstanceId = codeOf(row.workflowInstanceId);
  if (!isWaitingTask({ row })) return buttonRows(retail, 'instanceButtons', { workflowInstanceId });
  const { code, enterprise, mainPost } = account;
  const whose = {
    userCode: code,
    deptCode: mainPost?.departmentCode ?? '',
    entid: enterprise.code,
  };
  return buttonRows(retail, 'taskButtons', {
    taskId: codeOf(row.taskId),
    ...whose,
    workflowInstanceId,
  });
}

export function listAccountButtons(retail: RetailClient): Promise<ButtonRow[]> {
  return buttonRows(retail, 'accountButtons', {});
}

function isWaitingTask({ row }: ApprovalModel): boolean {
  return codeOf(row.taskId) !== '' && codeOf(row.finishdate) === '';
}

async function buttonRows(
  retail: RetailClient,
  operation: OperationName,
  body: object,
): Promise<ButtonRow[]> {
  return rowsOf<ButtonRow>(operation, await retail.call(operation, body));
}
