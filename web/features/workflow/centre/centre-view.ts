import type { ApprovalFilter, ApprovalOrder, ApprovalStatus } from '../../../generated/schema.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import { tabKinds } from './approval-tabs.ts';

/**
 * The state of the approval centre as stored in the address of its tab: `tab`, `search`, `process`,
 * `status`, `age`, `min`, `max`, `order`, `page` and `open` (the document shown over the list). The
 * address may have been edited by hand, so each invalid value is ignored.
 */
export interface CentreView {
  tab: ApprovalTab;
  search: string;
  process: string | null;
  status: ApprovalStatus | null;
  age: number | null;
  minimum: string | null;
  maximum: string | null;
  order: ApprovalOrder;
  page: number;
}

export type ViewName =
  | 'tab'
  | 'search'
  | 'process'
  | 'status'
  | 'age'
  | 'min'
  | 'max'
  | 'order'
  | 'page'
  | 'open'
  | 'task';

export const ageFilters = [1, 3, 7] as const;
export const orders: Readonly<Record<string, ApprovalOrder>> = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  amount: 'AMOUNT',
};
export const statuses: Readonly<Record<string, ApprovalStatus>> = {
  running: 'RUNNING',
  returned: 'RETURNED',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
};

export const MAX_SEARCH_LENGTH = 100;

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u;
const NO_APPROVAL = 'none';

/**
 * Parses a typed amount: at most twelve digits and two decimals, separators allowed. Returns null
 * if it is invalid.
 */
export function parseAmount(text: string | undefined): string | null {
  const plain = (text ?? '').replaceAll(/[,，\s]/gu, '');
  return /^\d{1,12}(?:\.\d{1,2})?$/u.test(plain) ? plain : null;
}

export function readCentreView(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): CentreView {
  const tab = (name: string | undefined) => tabKinds.find((kind) => kind.tab === name)?.tab;
  return {
    tab: tab(view.tab) ?? tab(parameters.tab) ?? 'pending',
    search: (view.search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    process: codePattern.test(view.process ?? '') ? (view.process ?? null) : null,
    status: lookUp(statuses, view.status) ?? null,
    age: ageFilters.find((days) => String(days) === view.age) ?? null,
    minimum: parseAmount(view.min),
    maximum: parseAmount(view.max),
    order: lookUp(orders, view.order) ?? 'NEWEST',
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
  };
}

function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Returns the open approval: the one in the address, else the one in the screen's parameters. If
 * only the task is known, `instanceCode` is empty.
 */
export function readOpenApproval(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): ApprovalTarget | null {
  const [instance = '', task = ''] = (
    view.open ?? `${parameters.instanceid ?? ''}.${parameters.taskid ?? ''}`
  ).split('.');
  const instanceCode = codePattern.test(instance) && instance !== NO_APPROVAL ? instance : '';
  const taskCode = codePattern.test(task) ? task : null;
  return instanceCode === '' && taskCode === null ? null : { instanceCode, taskCode };
}

export function writeOpenApproval(target: ApprovalTarget | null): string {
  return target === null ? NO_APPROVAL : `${target.instanceCode}.${target.taskCode ?? ''}`;
}

/** Returns the tab's view with these values; null removes a value. */
export function withViewParameters(
  view: TabView,
  parts: Readonly<Partial<Record<ViewName, string | null>>>,
): TabView {
  const next = new Map(Object.entries(view));
  for (const [name, text] of Object.entries(parts)) {
    if (text === null || text === '') next.delete(name);
    else next.set(name, text);
  }
  return Object.fromEntries(next);
}

export function filterOf({
  search,
  process,
  status,
  age,
  minimum,
  maximum,
}: CentreView): ApprovalFilter {
  return {
    ...(search !== '' && { search }),
    ...(process !== null && { documentType: process }),
    ...(status !== null && { status }),
    ...(age !== null && { olderThanDays: age }),
    ...(minimum !== null && { minimumAmount: minimum }),
    ...(maximum !== null && { maximumAmount: maximum }),
  };
}

export function isFiltered(view: CentreView): boolean {
  return Object.keys(filterOf(view)).length > 0;
}
