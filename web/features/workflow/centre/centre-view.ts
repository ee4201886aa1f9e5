import type { ApprovalFilter, ApprovalOrder, ApprovalStatus } from '../../../generated/schema.ts';
import { defineView, type ViewOf } from '../../../platform/view-address/define-view.ts';
import {
  isCode,
  oneOf,
  oneOfTexts,
  optionalCode,
  pageNumber,
  searchText,
} from '../../../platform/view-address/fields.ts';
import { optionalField } from '../../../platform/view-address/view-field.ts';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import { tabKinds } from './approval-tabs.ts';

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

/**
 * Parses a typed amount: at most twelve digits and two decimals, separators allowed. Returns null
 * if it is invalid.
 */
export function parseAmount(text: string | undefined): string | null {
  const plain = (text ?? '').replaceAll(/[,，\s]/gu, '');
  return /^\d{1,12}(?:\.\d{1,2})?$/u.test(plain) ? plain : null;
}

const optionalAmount = (name: string) =>
  optionalField({
    name,
    parse: (text) => parseAmount(text) ?? undefined,
    format: (amount) => amount,
  });

/** The list that the approval centre shows. */
export const centreView = defineView({
  tab: oneOf(
    tabKinds.map(({ tab }) => tab),
    'pending',
    { openedWith: 'tab' },
  ),
  search: searchText(),
  /** Code of a document type. */
  process: optionalCode(),
  status: oneOfTexts(statuses, null),
  /** The least number of days that the approval has been waiting. */
  age: optionalField<number>({
    parse: (text) => ageFilters.find((days) => String(days) === text),
    format: String,
  }),
  minimum: optionalAmount('min'),
  maximum: optionalAmount('max'),
  order: oneOfTexts(orders, 'NEWEST'),
  page: pageNumber,
});

export type CentreView = ViewOf<typeof centreView>;
export type ChangeCentre = (change: Partial<CentreView>) => void;

/**
 * The approval shown over the list, as `INSTANCE.TASK`. If only the task is known, `instanceCode`
 * is empty.
 */
export const openApprovalView = defineView({
  open: optionalField<ApprovalTarget>({
    none: 'none',
    openedWith: ({ instanceid = '', taskid = '' }) => `${instanceid}.${taskid}`,
    parse(text) {
      const [instance = '', task = ''] = text.split('.');
      const instanceCode = isCode(instance) ? instance : '';
      const taskCode = isCode(task) ? task : null;
      return instanceCode === '' && taskCode === null ? undefined : { instanceCode, taskCode };
    },
    format: ({ instanceCode, taskCode }) => `${instanceCode}.${taskCode ?? ''}`,
  }),
});

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
