import type { ColumnRow } from '../column.ts';
import type { TITLES } from '../titles.ts';

/** Header fields that all kinds share. */
export const NUMBER: ColumnRow = ['sheetid', 'Tag', { fixed: true }];
export const REMARK: ColumnRow = ['remark', 'Textarea', { max: 500 }];

export const SUPPLIER: readonly ColumnRow[] = [
  ['supplierid', 'SelectRest', { required: true, source: 'supplier' }],
  ['suppliername', 'HideText', { fixed: true }],
];

export function shop(
  title: keyof typeof TITLES = 'shopid',
  { optional = false } = {},
): readonly ColumnRow[] {
  return [
    ['shopid', 'SelectRest', { title, source: 'shop', ...(optional ? {} : { required: true }) }],
    ['shopname', 'HideText', { fixed: true }],
  ];
}

export const GROUP: readonly ColumnRow[] = [
  ['groupid', 'SelectRest', { required: true, source: 'group' }],
  ['groupname', 'HideText', { fixed: true }],
];

export function amount(title: keyof typeof TITLES = 'amount'): ColumnRow {
  return ['amount', 'InputNum', { title, fixed: true }];
}
