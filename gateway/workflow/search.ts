import { addDays } from '../values/calendar.ts';
import { exactOf } from '../values/decimal.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type {
  ApprovalFilter,
  ApprovalList,
  ApprovalOrder,
  ApprovalStatus,
} from '../generated/resolvers.ts';
import { pageOf, searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import type { OperationName } from '../upstream/operations.ts';

/** The operation of each list. All use the same parameters and answers. */
export const LISTS: Record<ApprovalList, OperationName> = {
  STARTED: 'initiatedProcesses',
  SUBMITTED: 'submittedProcesses',
  PENDING: 'pendingTasks',
  FINISHED: 'finishedTasks',
};

const ORDERS: Record<ApprovalOrder, string> = {
  NEWEST: 'createdate desc',
  OLDEST: 'createdate',
  AMOUNT: 'amount desc',
};

/** Statuses by the services' name. */
export const STATUSES: ReadonlyMap<string, ApprovalStatus> = new Map<string, ApprovalStatus>([
  ['running', 'RUNNING'],
  ['returned', 'RETURNED'],
  ['approved', 'APPROVED'],
  ['rejected', 'REJECTED'],
  ['withdrawn', 'WITHDRAWN'],
]);

export interface ApprovalSearch extends PageBounds {
  filter?: ApprovalFilter | null | undefined;
  order: ApprovalOrder;
}

const MAX_DAYS = 36_500;

/**
 * The search parameters for the services. `today` is the enterprise's current day: an approval that
 * waits for three days arrived three days ago or earlier.
 */
export function searchBody(
  { page, pageSize, filter, order }: ApprovalSearch,
  today: string,
): object {
  const { search, documentType, status, olderThanDays, minimumAmount, maximumAmount } =
    filter ?? {};
  const keyword = searchTextOf(search);
  const biztype = searchTextOf(documentType);
  return {
    ...pageOf({ page, pageSize }),
    orderBy: ORDERS[order],
    ...(keyword !== '' && { keyword }),
    ...(biztype !== '' && { biztype }),
    ...(status != null && { status: statusName(status) }),
    ...(olderThanDays != null && { enddate: dayBefore(today, olderThanDays) }),
    ...(minimumAmount != null && { minamount: numberOf(minimumAmount) }),
    ...(maximumAmount != null && { maxamount: numberOf(maximumAmount) }),
  };
}

function statusName(status: ApprovalStatus): string {
  const [name] = [...STATUSES].find(([, known]) => known === status) ?? [];
  if (name === undefined) throw new GatewayError('BAD_USER_INPUT');
  return name;
}

function dayBefore(today: string, days: number): string {
  if (days < 0 || days > MAX_DAYS) throw new GatewayError('BAD_USER_INPUT');
  return addDays(today, -days);
}

function numberOf(decimal: unknown): number {
  if (exactOf(decimal) === null) throw new GatewayError('BAD_USER_INPUT');
  return Number(decimal);
}
