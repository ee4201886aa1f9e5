import {
  NO,
  SHOP_COLUMNS,
  shopFields,
  SUPPLIER_COLUMNS,
  supplierFields,
} from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

/** Invoices (发票); invoice numbers are unique. */
export const INVOICES_LIST: ListSeed = {
  entity: 'invoice',
  leaves: ['FIN.invoicelist', 'SET.invoicelist'],
  readOnly: ['SET.invoicelist'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ['invoiceno', 'Input', { required: true, width: 176, min: 8, max: 20, search: 'keyword,like' }],
    ...SUPPLIER_COLUMNS,
    ['invoicedate', 'Date', { required: true, width: 112, search: 'range' }],
    [
      'taxrate',
      'Select',
      { required: true, choices: 'taxrate', width: 80, search: 'in', initial: '13' },
    ],
    [
      'amount',
      'InputNum',
      { required: true, title: 'netamount', width: 128, number: { precision: 2 }, summed: true },
    ],
    ['tax', 'InputNum', { width: 112, number: { precision: 2 }, summed: true }],
    ['verified', 'Tag', { choices: 'verified', width: 88, search: 'in', initial: 'open' }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', unique: ['invoiceno'], numbering: { prefix: 'IN', digits: 5 } },
  rows: (today) =>
    rowsOf(62, 220, (no, draws) => {
      const amount = draws.amount(900, 86_000, 1);
      return [
        numbered('IN', no, 5),
        {
          ...supplierFields(no % 24),
          invoiceno: String(26_332_000_000_000 + no * 7919),
          invoicedate: draws.day(today, 150, 0, 2),
          taxrate: '13',
          amount,
          tax: Math.round(amount * 13) / 100,
          verified: draws.of(['done', 'done', 'open'], 3),
        },
        draws.whole(0, 150, 4),
      ];
    }),
};

/** Requests for an invoice about a statement (开票申请): suppliers ask, the finance department decides. */
export const INVOICE_REQUESTS_LIST: ListSeed = {
  entity: 'invoicerequest',
  leaves: ['FIN.invoicerequest', 'SET.invoicerequest'],
  verbs: DECIDED,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    STATUS,
    ['statementno', 'Input', { required: true, width: 112, max: 20, search: 'keyword,like' }],
    ['wanteddate', 'Date', { required: true, width: 112, search: 'range' }],
    [
      'amount',
      'InputNum',
      { required: true, title: 'netamount', width: 128, number: { precision: 2 }, summed: true },
    ],
    ['tax', 'InputNum', { width: 112, number: { precision: 2 }, summed: true }],
    ['taxamount', 'InputNum', { width: 128, number: { precision: 2 }, summed: true }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'IV', digits: 5 } },
  rows: (today) =>
    rowsOf(95, 110, (no, draws) => {
      const age = draws.whole(0, 75, 1);
      const fen = Math.round(draws.amount(900, 86_000, 2) * 100);
      const tax = Math.round((fen * 13) / 100);
      return [
        numbered('IV', no, 5),
        {
          ...supplierFields(no % 24),
          status: age < 8 ? 'pending' : draws.of(['active', 'active', 'active', 'rejected'], 3),
          statementno: numbered('DZ', draws.whole(1, 120, 4), 5),
          wanteddate: draws.day(today - age, 0, 0, 5),
          amount: fen / 100,
          tax: tax / 100,
          taxamount: (fen + tax) / 100,
        },
        age,
      ];
    }),
};

/** Payment plans (付款计划). */
export const PAYMENTS_LIST: ListSeed = {
  entity: 'payment',
  leaves: ['FIN.payment', 'SET.payment'],
  readOnly: ['SET.payment'],
  verbs: DECIDED,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    STATUS,
    ['duedate', 'Date', { required: true, width: 112, search: 'range' }],
    [
      'amount',
      'InputNum',
      {
        required: true,
        width: 128,
        number: { min: 0.01, precision: 2 },
        summed: true,
        search: 'range',
      },
    ],
    [
      'paymethod',
      'Radio',
      { required: true, choices: 'paymethod', width: 104, search: 'in', initial: 'bank' },
    ],
    ['paidtime', 'DateTime', { fixed: true, width: 152 }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'PY', digits: 5 } },
  rows: (today) =>
    rowsOf(63, 160, (no, draws) => {
      const isPaid = no % 2 === 0;
      return [
        numbered('PY', no, 5),
        {
          ...supplierFields(no % 24),
          status: isPaid ? 'active' : 'pending',
          duedate: draws.day(today, isPaid ? 90 : 0, isPaid ? 0 : 45, 1),
          amount: draws.amount(2000, 260_000, 2),
          paymethod: draws.of(['bank', 'bank', 'deduct'], 3),
          paidtime: isPaid ? `${draws.day(today, 60, 0, 4)} ${draws.time(5)}` : null,
        },
        draws.whole(0, 90, 6),
      ];
    }),
};

/** Differences between statements and books (对账差异); suppliers explain them. */
export const DIFFERENCES_LIST: ListSeed = {
  entity: 'statementdifference',
  leaves: ['FIN.difference', 'SET.difference'],
  verbs: ['add', 'update', 'audit', 'reject'],
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    ...SHOP_COLUMNS,
    STATUS,
    ['orderno', 'Input', { required: true, width: 136, max: 30, search: 'keyword,like' }],
    [
      'oursamount',
      'InputNum',
      { required: true, width: 120, number: { precision: 2 }, summed: true },
    ],
    [
      'theiramount',
      'InputNum',
      { required: true, width: 120, number: { precision: 2 }, summed: true },
    ],
    [
      'disputereason',
      'Select',
      { required: true, choices: 'disputereason', width: 120, search: 'in' },
    ],
    ['explanation', 'Textarea', { max: 500, width: 240 }],
    MODIFIED,
  ],
  config: { undeletableflag: 'ALL' },
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'SD', digits: 5 } },
  rows: () =>
    rowsOf(64, 120, (no, draws) => {
      const ours = draws.amount(800, 60_000, 1);
      return [
        numbered('SD', no, 5),
        {
          ...supplierFields(no % 24),
          ...shopFields(draws.whole(0, 35, 2)),
          status: draws.of(['pending', 'active', 'rejected'], 3),
          orderno: `PO2605${String(10_000 + no * 13)}`,
          oursamount: ours,
          theiramount: Math.round(ours * (100 + draws.whole(-4, 6, 4))) / 100,
          disputereason: draws.of(['quantity', 'price', 'fee'], 5),
        },
        draws.whole(0, 60, 6),
      ];
    }),
};
