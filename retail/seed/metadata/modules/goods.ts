import type { Rule } from '../../../sheets/rules.ts';
import type { ColumnRow } from '../column.ts';
import type { TITLES } from '../titles.ts';

type Title = keyof typeof TITLES;

/** The product of a line. `copy` is what else choosing it fills in. */
export function product(copy: Readonly<Record<string, string>> = {}): readonly ColumnRow[] {
  return [
    [
      'productid',
      'SelectRest',
      { required: true, source: 'product', copy, width: 120, frozen: true },
    ],
    ['productname', 'Input', { fixed: true, width: 240, max: 200 }],
    ['unit', 'Input', { fixed: true, width: 64 }],
  ];
}

/** A product line: packages, loose pieces, quantity, price and amount. */
export function goods(price: Title, quantity: Title = 'qty'): readonly ColumnRow[] {
  return [
    ...product({
      pknum: 'pknum',
      iseditls: 'iseditls',
      iseditxs: 'iseditxs',
      weighed: 'weighed',
      price: 'cost',
    }),
    ['pknum', 'InputNum', { fixed: true, width: 80, decimals: 0 }],
    ['pkqty', 'InputNum', { width: 96, summed: true, decimals: 0 }],
    ['remqty', 'InputNum', { width: 96, summed: true, decimals: 3 }],
    ['qty', 'InputNum', { title: quantity, fixed: true, width: 104, summed: true, decimals: 3 }],
    ['price', 'InputNum', { title: price, required: true, width: 96 }],
    ['iseditls', 'HideText'],
    ['iseditxs', 'HideText'],
    ['weighed', 'HideText'],
  ];
}

export const LINE_AMOUNT: ColumnRow = [
  'amount',
  'InputNum',
  { fixed: true, width: 120, summed: true },
];
export const LINE_REMARK: ColumnRow = ['remark', 'Input', { max: 200, width: 200 }];

/** Quantity and amount of each line, and the sum of the lines. */
export const GOODS_RULES: readonly Rule[] = [
  { kind: 'quantity', list: 'details' },
  { kind: 'product', list: 'details', target: 'amount', of: ['qty', 'price'] },
  { kind: 'sum', target: 'amount', list: 'details', column: 'amount' },
];

/** Packages and loose pieces, as steps may change them. */
export const QUANTITIES = ['details.pkqty', 'details.remqty'] as const;
