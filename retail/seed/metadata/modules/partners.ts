import type { SheetModuleSeed } from '../module-seed.ts';
import { LINE_REMARK, product } from './goods.ts';
import { inOrder, someLines } from '../seed-rules.ts';
import { amount, GROUP, NUMBER, REMARK, shop, SUPPLIER } from './header.ts';

export const CONTRACT: SheetModuleSeed = {
  sheettype: 'CT',
  header: [
    NUMBER,
    ['title', 'Input', { required: true, span: 8 }],
    ...SUPPLIER,
    ['contracttype', 'Select', { required: true, choices: 'contracttype', initial: 'annual' }],
    ['startdate', 'Date', { required: true }],
    ['enddate', 'Date', { required: true }],
    ['payterm', 'Select', { required: true, choices: 'payterm', initial: 'M45' }],
    ['amount', 'InputNum', { title: 'contractamount', required: true }],
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [
        ...product({ price: 'cost' }),
        ['price', 'InputNum', { title: 'contractprice', required: true, width: 96 }],
        ['minqty', 'InputNum', { width: 104, decimals: 3 }],
        LINE_REMARK,
      ],
    },
    {
      divid: 'terms',
      title: 'terms',
      columns: [
        ['termtype', 'Select', { required: true, choices: 'termtype', width: 120 }],
        ['termcontent', 'Textarea', { required: true, max: 1000, width: 480 }],
      ],
    },
  ],
  rules: [],
  fieldRules: [inOrder({ name: 'startdate' }, { name: 'enddate' }), someLines('details')],
  amountfield: 'amount',
  summary: ['suppliername', 'title'],
  steps: { legal: ['terms.termcontent', 'header.enddate'], finance: ['header.payterm'] },
};

export const EXPENSE: SheetModuleSeed = {
  sheettype: 'EX',
  header: [
    NUMBER,
    ['title', 'Input', { required: true, span: 8 }],
    ...shop('shopid', { optional: true }),
    ['payee', 'InputTipText', { required: true }],
    ['paymethod', 'Radio', { required: true, choices: 'paymethod', initial: 'bank' }],
    amount(),
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'expenses',
      columns: [
        ['expensetype', 'Select', { required: true, choices: 'expensetype', width: 160 }],
        ['occurdate', 'Date', { required: true, width: 140 }],
        ['amount', 'InputNum', { required: true, width: 140, summed: true }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [{ kind: 'sum', target: 'amount', list: 'details', column: 'amount' }],
  amountfield: 'amount',
  summary: ['title', 'shopname'],
  steps: { finance: ['details.amount'] },
};

export const ADMISSION: SheetModuleSeed = {
  sheettype: 'SA',
  header: [
    NUMBER,
    ['suppliername', 'Input', { required: true, max: 200, span: 8 }],
    ['licenseno', 'Input', { required: true, max: 18 }],
    ...GROUP,
    ['contact', 'Input', { required: true, max: 40 }],
    ['phone', 'InputTipText', { required: true, max: 20 }],
    ['payterm', 'Select', { required: true, choices: 'payterm', initial: 'M45' }],
    ['address', 'Textarea', { max: 200 }],
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'certificates',
      columns: [
        ['certtype', 'Select', { required: true, choices: 'certtype', width: 160 }],
        ['certno', 'Input', { required: true, max: 40, width: 200 }],
        ['validuntil', 'Date', { required: true, width: 140 }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [],
  summary: ['suppliername', 'groupname'],
  steps: { qualification: ['details.validuntil', 'details.remark'] },
};
