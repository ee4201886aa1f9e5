import type { SheetModuleSeed } from '../module-seed.ts';
import { goods, GOODS_RULES, LINE_AMOUNT, LINE_REMARK } from './goods.ts';
import { aboveZero, someLines } from '../seed-rules.ts';
import { amount, NUMBER, REMARK, shop } from './header.ts';

export const TRANSFER: SheetModuleSeed = {
  sheettype: 'TR',
  header: [
    NUMBER,
    ...shop('shopfrom'),
    ['toshopid', 'SelectRest', { title: 'shopto', required: true, source: 'otherShop' }],
    ['toshopname', 'HideText', { title: 'shopname', fixed: true }],
    ['transferdate', 'Date', { required: true }],
    ['reason', 'Select', { required: true, choices: 'transferreason' }],
    amount(),
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [...goods('costprice'), LINE_AMOUNT, LINE_REMARK],
    },
  ],
  rules: GOODS_RULES,
  fieldRules: [aboveZero({ name: 'qty' }, 'details'), someLines('details')],
  amountfield: 'amount',
  summary: ['shopname', 'toshopname'],
  unapproved: true,
};

export const DIFFERENCE: SheetModuleSeed = {
  sheettype: 'SD',
  header: [
    NUMBER,
    ...shop(),
    ['countdate', 'Date', { required: true }],
    ['area', 'Input', { required: true, max: 40 }],
    amount('differenceamount'),
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [
        ...goods('costprice', 'countedqty'),
        ['bookqty', 'InputNum', { required: true, width: 104, summed: true, decimals: 3 }],
        ['diffqty', 'InputNum', { fixed: true, width: 104, summed: true, decimals: 3 }],
        LINE_AMOUNT,
        ['reason', 'Select', { choices: 'differencereason', width: 140 }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [
    { kind: 'quantity', list: 'details' },
    { kind: 'difference', list: 'details', target: 'diffqty', of: ['qty', 'bookqty'] },
    { kind: 'product', list: 'details', target: 'amount', of: ['diffqty', 'price'] },
    { kind: 'sum', target: 'amount', list: 'details', column: 'amount' },
  ],
  amountfield: 'amount',
  summary: ['shopname', 'area'],
  steps: { store: ['details.reason', 'details.remark'] },
};
