import {
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  NO,
  SHOP_COLUMNS,
  shopFields,
  shown,
  SUPPLIER_COLUMNS,
  supplierFields,
} from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, type ListSeed, MODIFIED, REMARK } from './list-seed.ts';

/** Delivery bookings (到货预约): suppliers book for themselves, stores see their own. */
export const BOOKINGS_LIST: ListSeed = {
  entity: 'booking',
  leaves: ['OPS.delivery', 'PUR.delivery', 'SCM.delivery'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    ...SHOP_COLUMNS,
    [
      'bookingstatus',
      'Select',
      { choices: 'bookingstatus', width: 96, search: 'in', initial: 'booked' },
    ],
    ['arrivaltime', 'DateTime', { required: true, width: 152, search: 'range' }],
    [
      'cases',
      'InputNum',
      { required: true, width: 88, number: { min: 1, max: 9999, precision: 0 }, summed: true },
    ],
    [
      'pallets',
      'InputNum',
      { width: 88, number: { min: 0, max: 99, precision: 1, step: 0.5 }, summed: true },
    ],
    ['dock', 'SelectText', { choices: 'dock', width: 96, max: 10 }],
    ['vehicle', 'Input', { width: 112, max: 12, search: 'like' }],
    ['phone', 'InputTipText', { hint: 'phone', width: 128, max: 20 }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', shopfield: 'shopid', numbering: { prefix: 'DB', digits: 6 } },
  rows: (today) =>
    rowsOf(20, 240, (no, draws) => [
      numbered('DB', no, 6),
      {
        ...supplierFields(draws.whole(0, 59, 1)),
        ...shopFields(draws.whole(0, 35, 2)),
        bookingstatus: draws.of(['booked', 'booked', 'arrived', 'arrived', 'cancelled'], 3),
        arrivaltime: `${draws.day(today, 20, 7, 4)} ${draws.time(5)}`,
        cases: draws.whole(4, 420, 6),
        pallets: draws.whole(1, 24, 7) / 2,
        dock: draws.of(['A1', 'A2', 'B1'], 8),
        vehicle: `浙A${String(draws.whole(10_000, 99_999, 9))}`,
        phone: draws.phone(10),
      },
      draws.whole(1, 20, 11),
    ]),
};

/** Orders to confirm (订单确认): suppliers set only the date and the quantity. */
export const CONFIRMATIONS_LIST: ListSeed = {
  entity: 'confirmation',
  leaves: ['SCM.confirm'],
  verbs: ['update'],
  columns: [
    NO,
    ['orderno', 'Input', { fixed: true, width: 136, search: 'keyword,like' }],
    ...shown(SHOP_COLUMNS),
    ['orderdate', 'Date', { fixed: true, width: 112, search: 'range' }],
    ['amount', 'InputNum', { fixed: true, width: 120, summed: true, title: 'orderamount' }],
    ['arrivaldate', 'Date', { fixed: true, width: 112 }],
    ['confirmdate', 'Date', { required: true, width: 128, search: 'range' }],
    [
      'fillrate',
      'InputNum',
      { width: 104, number: { min: 0, max: 100, precision: 0, step: 5 }, sum: 'avg' },
    ],
    REMARK,
    MODIFIED,
  ],
  config: { undeletableflag: 'ALL' },
  settings: { suppliers: 'own', shopfield: 'shopid' },
  kinds: { supplierid: 'text' },
  rows: (today) =>
    rowsOf(21, 180, (no, draws) => {
      const ordered = draws.day(today, 30, -1, 1);
      return [
        numbered('OC', no, 6),
        {
          ...supplierFields(no % 12),
          ...shopFields(draws.whole(0, 35, 2)),
          orderno: `PO${ordered.replaceAll('-', '').slice(2)}${String(1000 + no)}`,
          orderdate: ordered,
          amount: draws.amount(800, 68_000, 3),
          arrivaldate: draws.day(today, 10, 10, 4),
          confirmdate: draws.whole(0, 2, 8) === 0 ? null : draws.day(today, 10, 10, 5),
          fillrate: draws.whole(80, 100, 6),
        },
        draws.whole(1, 30, 7),
      ];
    }),
};

/** Suggested replenishment (自动补货建议); users set the quantity. */
export const PROPOSALS_LIST: ListSeed = {
  entity: 'proposal',
  leaves: ['PUR.proposal'],
  verbs: ['update', 'delete', 'audit', 'reject'],
  columns: [
    NO,
    ['status', 'Tag', { choices: 'rowstatus', search: 'in', width: 88 }],
    ...shown(SHOP_COLUMNS),
    ...shown(PRODUCT_COLUMNS),
    ['stock', 'InputNum', { fixed: true, width: 88, number: { precision: 0 } }],
    ['dailyqty', 'InputNum', { fixed: true, width: 96, number: { precision: 1 } }],
    ['suggestqty', 'InputNum', { fixed: true, width: 96, number: { precision: 0 }, summed: true }],
    [
      'orderqty',
      'InputNum',
      {
        required: true,
        width: 96,
        number: { min: 0, max: 99_999, precision: 0 },
        summed: true,
        css: 'font-weight: 600',
      },
    ],
    ['orderreason', 'SelectText', { choices: 'orderreason', width: 136, max: 40 }],
    MODIFIED,
  ],
  settings: {
    shopfield: 'shopid',
    state: { field: 'status', pending: 'pending', audited: 'active', rejected: 'rejected' },
  },
  rows: () =>
    rowsOf(22, 300, (no, draws) => {
      const suggested = draws.whole(6, 240, 4);
      return [
        numbered('RP', no, 6),
        {
          status: no % 5 === 0 ? 'active' : 'pending',
          ...shopFields(draws.whole(0, 35, 1)),
          ...productFields(productOf(draws.whole(0, 599, 2))),
          stock: draws.whole(0, 60, 3),
          dailyqty: draws.whole(10, 400, 5) / 10,
          suggestqty: suggested,
          orderqty: suggested,
          orderreason: draws.of(['low', 'low', 'promotion', 'season'], 6),
        },
        draws.whole(0, 3, 7),
      ];
    }),
};
