import type { ApprovalFilter, ApprovalOrder, ApprovalStatus } from '../../../generated/schema.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import { tabKinds } from './approval-tabs.ts';

/**
 * How the approval centre is looked at, as the address of its tab has it: `tab`, `search`, `process`, `status`, `age`, `min`, `max`, `order`, `page`
 * and `open`, the document that lies over the list. Somebody else may have written it: what cannot be meant is passed over, part by part.
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

export const ages = [1, 3, 7] as const;
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

export const longestSearch = 100;

const code = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u;
const nothingOpen = 'none';

/** An amount as it may be typed and asked for: at most twelve digits and two decimals. */
export function amountIn(text: string | undefined): string | null {
  const plain = (text ?? '').replaceAll(/[,，\s]/gu, '');
  return /^\d{1,12}(?:\.\d{1,2})?$/u.test(plain) ? plain : null;
}

export function readCentre(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): CentreView {
  const tab = (name: string | undefined) => tabKinds.find((one) => one.tab === name)?.tab;
  return {
    tab: tab(view.tab) ?? tab(parameters.tab) ?? 'pending',
    search: (view.search ?? '').trim().slice(0, longestSearch),
    process: code.test(view.process ?? '') ? (view.process ?? null) : null,
    status: named(statuses, view.status) ?? null,
    age: ages.find((days) => String(days) === view.age) ?? null,
    minimum: amountIn(view.min),
    maximum: amountIn(view.max),
    order: named(orders, view.order) ?? 'NEWEST',
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
  };
}

function named<Value>(
  table: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What lies open: as the address has it, else as the opener asked. A task may come without its instance: the code of that is empty then. */
export function readOpen(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): ApprovalTarget | null {
  const [instance = '', task = ''] = (
    view.open ?? `${parameters.instanceid ?? ''}.${parameters.taskid ?? ''}`
  ).split('.');
  const instanceCode = code.test(instance) && instance !== nothingOpen ? instance : '';
  const taskCode = code.test(task) ? task : null;
  return instanceCode === '' && taskCode === null ? null : { instanceCode, taskCode };
}

export function writeOpen(target: ApprovalTarget | null): string {
  return target === null ? nothingOpen : `${target.instanceCode}.${target.taskCode ?? ''}`;
}

/** The view with these parts, and without those that are null. */
export function withParts(
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
