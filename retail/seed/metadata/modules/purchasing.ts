import type { SheetModuleSeed } from '../module-seed.ts';
import { goods, GOODS_RULES, LINE_AMOUNT, LINE_REMARK, QUANTITIES } from './goods.ts';
import { aboveZero, inOrder, notPast, someLines } from '../seed-rules.ts';
import { amount, GROUP, NUMBER, REMARK, shop, SUPPLIER } from './header.ts';

export const PURCHASE_ORDER: SheetModuleSeed = {
  sheettype: 'PO',
  header: [
    NUMBER,
    ...SUPPLIER,
    ...shop('shopreceive'),
    ...GROUP,
    ['orderdate', 'Date', { required: true }],
    ['arrivaldate', 'Date', { required: true }],
    ['confirmdate', 'Date', { fixed: true }],
    ['payterm', 'Select', { required: true, choices: 'payterm', initial: 'M45' }],
    ['delivery', 'Radio', { required: true, choices: 'delivery', initial: 'direct' }],
    ['taxrate', 'Select', { required: true, choices: 'taxrate', initial: '9' }],
    amount('orderamount'),
    ['feeamount', 'InputNum', { fixed: true }],
    REMARK,
  ],
  lists: [
    { divid: 'details', title: 'details', columns: [...goods('price'), LINE_AMOUNT, LINE_REMARK] },
    {
      divid: 'fees',
      title: 'fees',
      columns: [
        ['feetype', 'Select', { required: true, choices: 'feetype', width: 160 }],
        ['amount', 'InputNum', { required: true, width: 140, summed: true }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [...GOODS_RULES, { kind: 'sum', target: 'feeamount', list: 'fees', column: 'amount' }],
  fieldRules: [
    notPast({ name: 'orderdate' }),
    inOrder({ name: 'orderdate' }, { name: 'arrivaldate' }),
    aboveZero({ name: 'qty' }, 'details'),
    someLines('details'),
  ],
  amountfield: 'amount',
  summary: ['suppliername', 'shopname'],
  steps: { purchasing: QUANTITIES, operations: QUANTITIES, supplier: ['header.confirmdate'] },
};

export const RETURN: SheetModuleSeed = {
  sheettype: 'RT',
  header: [
    NUMBER,
    ...SUPPLIER,
    ...shop('shopreturn'),
    ['returndate', 'Date', { required: true }],
    ['reason', 'Select', { required: true, choices: 'returnreason' }],
    ['carrier', 'SelectText', { choices: 'carrier' }],
    amount(),
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [...goods('returnprice'), LINE_AMOUNT, LINE_REMARK],
    },
  ],
  rules: GOODS_RULES,
  fieldRules: [aboveZero({ name: 'qty' }, 'details'), someLines('details')],
  amountfield: 'amount',
  summary: ['suppliername', 'shopname'],
  steps: { purchasing: QUANTITIES, operations: QUANTITIES },
};

export const REPLENISHMENT: SheetModuleSeed = {
  sheettype: 'RQ',
  header: [
    NUMBER,
    ...shop(),
    ['needdate', 'Date', { required: true }],
    ['urgency', 'Radio', { required: true, choices: 'urgency', initial: 'normal' }],
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
  summary: ['shopname'],
  steps: { store: QUANTITIES, operations: QUANTITIES },
};
