import type { SheetModuleSeed } from '../module-seed.ts';
import { LINE_REMARK, product } from './goods.ts';
import { aboveZero, inOrder, someLines } from '../seed-rules.ts';
import { GROUP, NUMBER, REMARK, shop } from './header.ts';

export const PRICE_CHANGE: SheetModuleSeed = {
  sheettype: 'PA',
  header: [
    NUMBER,
    ['scope', 'Radio', { required: true, choices: 'scope', initial: 'all' }],
    ...shop('shopid', { optional: true }),
    ['effectivedate', 'Date', { required: true }],
    ['reason', 'Select', { required: true, choices: 'pricereason' }],
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [
        ...product({ costprice: 'cost', oldprice: 'price' }),
        ['costprice', 'InputNum', { fixed: true, width: 96 }],
        ['oldprice', 'InputNum', { fixed: true, width: 96 }],
        ['newprice', 'InputNum', { required: true, width: 96 }],
        ['pricechange', 'InputNum', { fixed: true, width: 96 }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [
    { kind: 'difference', list: 'details', target: 'pricechange', of: ['newprice', 'oldprice'] },
  ],
  fieldRules: [aboveZero({ name: 'newprice' }, 'details'), someLines('details')],
  summary: ['shopname', 'effectivedate'],
  steps: {
    purchasing: ['details.newprice'],
    operations: ['details.newprice', 'header.effectivedate'],
  },
};

export const PROMOTION_PLAN: SheetModuleSeed = {
  sheettype: 'PM',
  header: [
    NUMBER,
    ['title', 'Input', { required: true, span: 8 }],
    ['promotype', 'Select', { required: true, choices: 'promotype' }],
    ...GROUP,
    ['startdate', 'Date', { required: true }],
    ['enddate', 'Date', { required: true }],
    ['amount', 'InputNum', { title: 'budget', required: true }],
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [
        ...product({ oldprice: 'price' }),
        ['oldprice', 'InputNum', { fixed: true, width: 96 }],
        ['promprice', 'InputNum', { required: true, width: 96 }],
        ['limitqty', 'InputNum', { width: 96, decimals: 0 }],
        LINE_REMARK,
      ],
    },
    {
      divid: 'stores',
      title: 'stores',
      columns: [
        ['shopid', 'SelectRest', { required: true, source: 'shop', width: 120 }],
        ['shopname', 'Input', { fixed: true, width: 240 }],
        ['target', 'InputNum', { width: 140, summed: true }],
      ],
    },
  ],
  rules: [],
  fieldRules: [inOrder({ name: 'startdate' }, { name: 'enddate' }), someLines('details')],
  amountfield: 'amount',
  summary: ['title'],
  steps: { operations: ['header.amount'] },
};
