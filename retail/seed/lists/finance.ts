import { DEPARTMENTS } from '../people.ts';
import { NO, shown, SUPPLIER_COLUMNS, supplierFields } from './common-columns.ts';
import { inTurn, numbered, rowsOf } from './draws.ts';
import { DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const FEES = ['freight', 'handling', 'insurance'] as const;

/** Budgets by department and kind of expense (费用预算). */
export const BUDGETS_LIST: ListSeed = {
  entity: 'budget',
  leaves: ['FIN.budget'],
  verbs: DECIDED,
  columns: [
    NO,
    STATUS,
    [
      'year',
      'InputNum',
      {
        required: true,
        title: 'budgetyear',
        width: 80,
        number: { min: 2020, max: 2100, precision: 0 },
        search: 'eq',
        align: 'center',
      },
    ],
    [
      'deptcode',
      'SelectRest',
      { required: true, title: 'deptname', source: 'department', width: 136, search: 'in' },
    ],
    ['deptname', 'HideText', { fixed: true }],
    ['expensetype', 'Select', { required: true, choices: 'expensetype', width: 112, search: 'in' }],
    [
      'amount',
      'InputNum',
      { required: true, width: 136, number: { min: 0, precision: 2, step: 1000 }, summed: true },
    ],
    ['usedamount', 'InputNum', { fixed: true, width: 136, summed: true }],
    REMARK,
    MODIFIED,
  ],
  settings: { state: STATE, numbering: { prefix: 'BG', digits: 5 } },
  rows: () =>
    rowsOf(60, DEPARTMENTS.length * 5, (no, draws) => {
      const [deptcode, deptname] = inTurn(DEPARTMENTS, no);
      const amount = draws.whole(2, 80, 1) * 5000;
      return [
        numbered('BG', no, 5),
        {
          status: draws.of(['active', 'active', 'pending'], 2),
          year: 2026,
          deptcode,
          deptname,
          expensetype: draws.of(['utilities', 'cleaning', 'repair', 'marketing', 'travel'], 3),
          amount,
          usedamount: Math.round(amount * draws.whole(5, 115, 4)) / 100,
        },
        draws.whole(10, 160, 5),
      ];
    }),
};

/** Charges to suppliers (供应商收费); suppliers see their own. */
export const CHARGES_LIST: ListSeed = {
  entity: 'charge',
  leaves: ['FIN.charge', 'SET.charge'],
  readOnly: ['SET.charge'],
  verbs: DECIDED,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    STATUS,
    ['feetype', 'Select', { required: true, choices: 'feetype', width: 104, search: 'in' }],
    ['occurdate', 'Date', { required: true, width: 112, search: 'range' }],
    [
      'amount',
      'InputNum',
      { required: true, width: 120, number: { precision: 2 }, summed: true, search: 'range' },
    ],
    ['paymethod', 'Radio', { choices: 'paymethod', width: 104, initial: 'deduct' }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'CH', digits: 5 } },
  rows: (today) =>
    rowsOf(61, 200, (no, draws) => [
      numbered('CH', no, 5),
      {
        ...supplierFields(no % 24),
        status: draws.of(['active', 'pending', 'active'], 1),
        feetype: draws.of(FEES, 2),
        occurdate: draws.day(today, 150, 0, 3),
        amount: draws.amount(-800, 9000, 4),
        paymethod: draws.of(['deduct', 'bank'], 5),
      },
      draws.whole(0, 150, 6),
    ]),
};

/** Rebates (返利): terms for the buyers, results for the suppliers. */
export const REBATES_LIST: ListSeed = {
  entity: 'rebate',
  leaves: ['SUP.rebate', 'SET.rebate'],
  readOnly: ['SET.rebate'],
  verbs: DECIDED,
  columns: [
    NO,
    ['contractid', 'SelectRest', { required: true, source: 'contract', width: 128, search: 'in' }],
    ...shown(SUPPLIER_COLUMNS),
    STATUS,
    ['rebatekind', 'Radio', { choices: 'rebatekind', width: 104, search: 'in', initial: 'rate' }],
    [
      'target',
      'InputNum',
      { width: 128, number: { min: 0, precision: 2, step: 10_000 }, summed: true },
    ],
    [
      'rate',
      'InputNum',
      {
        required: true,
        title: 'rebaterate',
        width: 96,
        number: { min: 0, max: 30, precision: 2, step: 0.25 },
        sum: 'max',
      },
    ],
    ['amount', 'InputNum', { fixed: true, title: 'rebateamount', width: 120, summed: true }],
    ['settled', 'Date', { title: 'settledate', width: 112 }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'RB', digits: 5 } },
  rows: (today) =>
    rowsOf(65, 75, (no, draws) => {
      const target = draws.whole(4, 200, 1) * 10_000;
      return [
        numbered('RB', no, 5),
        {
          contractid: numbered('CT', no, 5),
          ...supplierFields(no),
          status: draws.of(['active', 'pending', 'active'], 2),
          rebatekind: draws.of(['rate', 'fixed'], 3),
          target,
          rate: draws.whole(2, 24, 4) / 4,
          amount: Math.round(target * draws.whole(1, 6, 5)) / 100,
          settled: draws.day(today, 120, 0, 6),
        },
        draws.whole(0, 200, 7),
      ];
    }),
};
