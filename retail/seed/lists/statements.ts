import { dateOf, monthStart } from '../../server/calendar.ts';
import type { ColumnRow } from '../metadata/column.ts';
import { NO, SUPPLIER_COLUMNS, shown, supplierFields } from './common-columns.ts';
import { type Draws, numbered, rowsOf } from './draws.ts';
import { type ListSeed, MODIFIED, STATE, STATUS } from './list-seed.ts';

const MONTHS = 5;

const money = (name: 'amount' | 'feeamount' | 'balance'): ColumnRow => [
  name,
  'InputNum',
  { fixed: true, width: 128, number: { precision: 2 }, summed: true },
];
const MONEY = [money('amount'), money('feeamount'), money('balance')];

/** Goods received, less the charges of the chain. */
function owed(draws: Draws) {
  const cents = Math.round(draws.amount(6000, 420_000, 2) * 100);
  const fees = Math.round((cents * draws.whole(1, 6, 3)) / 100);
  return { amount: cents / 100, feeamount: fees / 100, balance: (cents - fees) / 100 };
}

/** The first day of a month before the day of the data. */
function monthBefore(today: number, months: number): number {
  const start = monthStart(today);
  return months === 0 ? start : monthBefore(start - 1, months - 1);
}

/** Statements of a month (对账单): what the chain owes a supplier, who approves or rejects them. */
export const STATEMENTS_LIST: ListSeed = {
  entity: 'statement',
  leaves: ['FIN.statement', 'SET.statement'],
  readOnly: ['FIN.statement'],
  verbs: ['audit', 'reject'],
  columns: [
    NO,
    ...shown(SUPPLIER_COLUMNS),
    STATUS,
    ['startdate', 'Date', { fixed: true, width: 112, search: 'range' }],
    ['enddate', 'Date', { fixed: true, width: 112 }],
    ...MONEY,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE },
  rows: (today) =>
    rowsOf(90, 24 * MONTHS, (no, draws) => {
      const months = (no - 1) % MONTHS;
      const first = monthBefore(today, months + 1);
      return [
        numbered('DZ', no, 5),
        {
          ...supplierFields(Math.floor((no - 1) / MONTHS)),
          status: months === 0 ? 'pending' : draws.of(['active', 'active', 'rejected'], 1),
          startdate: dateOf(first),
          enddate: dateOf(monthBefore(today, months) - 1),
          ...owed(draws),
        },
        today - monthBefore(today, months),
      ];
    }),
};

/** Settlements (结算单): what is paid after a statement. */
export const SETTLEMENTS_LIST: ListSeed = {
  entity: 'settlement',
  leaves: ['FIN.settlement', 'SET.settlement'],
  verbs: [],
  columns: [
    NO,
    ...shown(SUPPLIER_COLUMNS),
    STATUS,
    ['settledate', 'Date', { fixed: true, width: 112, search: 'range' }],
    ...MONEY,
    ['duedate', 'Date', { fixed: true, width: 112 }],
    MODIFIED,
  ],
  settings: { suppliers: 'own' },
  rows: (today) =>
    rowsOf(91, 24 * (MONTHS - 1), (no, draws) => {
      const settled = monthBefore(today, (no % (MONTHS - 1)) + 1) + draws.whole(4, 12, 1);
      return [
        numbered('JS', no, 5),
        {
          ...supplierFields(Math.floor((no - 1) / (MONTHS - 1))),
          status: 'active',
          settledate: dateOf(settled),
          duedate: dateOf(settled + 30),
          ...owed(draws),
        },
        today - settled,
      ];
    }),
};
