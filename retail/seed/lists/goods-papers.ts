import { GROUPS } from '../groups.ts';
import {
  NO,
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  SHOP_COLUMNS,
  shopFields,
  shown,
  SUPPLIER_COLUMNS,
  supplierFields,
} from './common-columns.ts';
import { inTurn, numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const orderNumber = (ordered: string, no: number): string =>
  `PO${ordered.replaceAll('-', '').slice(2)}${String(1000 + no)}`;

/** Order changes (订单变更): a buyer changes the quantity of an order, the manager decides. */
export const ORDER_CHANGES_LIST: ListSeed = {
  entity: 'orderchange',
  leaves: ['PUR.change'],
  verbs: ['update', 'audit', 'reject'],
  columns: [
    NO,
    ['orderno', 'Input', { fixed: true, width: 136, search: 'keyword,like' }],
    ...shown(SUPPLIER_COLUMNS),
    STATUS,
    ...shown(PRODUCT_COLUMNS),
    ['oldqty', 'InputNum', { fixed: true, width: 104, number: { precision: 0 }, summed: true }],
    [
      'newqty',
      'InputNum',
      { required: true, width: 104, number: { min: 0, max: 99_999, precision: 0 }, summed: true },
    ],
    ['arrivaldate', 'Date', { required: true, width: 112, search: 'range' }],
    ['orderreason', 'SelectText', { title: 'reason', choices: 'orderreason', width: 136, max: 40 }],
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE },
  rows: (today) =>
    rowsOf(92, 140, (no, draws) => {
      const product = productOf(draws.whole(0, 599, 1));
      const age = draws.whole(0, 30, 2);
      const before = draws.whole(12, 240, 3);
      return [
        numbered('OM', no, 5),
        {
          orderno: orderNumber(draws.day(today - age, 6, -1, 4), no),
          ...supplierFields(draws.whole(0, 59, 5)),
          status: age < 4 ? 'pending' : draws.of(['active', 'active', 'rejected'], 6),
          ...productFields(product),
          oldqty: before,
          newqty: draws.whole(0, before * 2, 7),
          arrivaldate: draws.day(today - age, -2, 9, 8),
          orderreason: draws.of(['low', 'promotion', 'season'], 9),
        },
        age,
      ];
    }),
};

/** Goods receipts (验收单): what a store counted when a delivery arrived. */
export const RECEIPTS_LIST: ListSeed = {
  entity: 'receipt',
  leaves: ['PUR.receipt'],
  verbs: [],
  columns: [
    NO,
    ['orderno', 'Input', { fixed: true, width: 136, search: 'keyword,like' }],
    ...shown(SUPPLIER_COLUMNS),
    ...shown(SHOP_COLUMNS),
    ['receiptdate', 'Date', { fixed: true, width: 112, search: 'range' }],
    ['cases', 'InputNum', { fixed: true, width: 88, number: { precision: 0 }, summed: true }],
    [
      'receivedcases',
      'InputNum',
      { fixed: true, width: 104, number: { precision: 0 }, summed: true },
    ],
    ['fillrate', 'InputNum', { fixed: true, width: 104, number: { precision: 1 }, sum: 'avg' }],
    ['amount', 'InputNum', { fixed: true, width: 128, number: { precision: 2 }, summed: true }],
    MODIFIED,
  ],
  settings: { suppliers: 'own', shopfield: 'shopid' },
  rows: (today) =>
    rowsOf(93, 260, (no, draws) => {
      const age = draws.whole(0, 45, 1);
      const cases = draws.whole(8, 320, 2);
      const received = Math.round((cases * draws.whole(88, 102, 3)) / 100);
      return [
        numbered('GR', no, 5),
        {
          orderno: orderNumber(draws.day(today - age, 8, -2, 4), no),
          ...supplierFields(draws.whole(0, 59, 5)),
          ...shopFields(draws.whole(0, 35, 6)),
          receiptdate: draws.day(today - age, 0, 0, 7),
          cases,
          receivedcases: Math.min(cases, received),
          fillrate: Math.round((Math.min(cases, received) * 1000) / cases) / 10,
          amount: draws.amount(900, 92_000, 8),
        },
        age,
      ];
    }),
};

/** New products (新品引进): suppliers propose, buyers approve or reject. */
export const NEW_PRODUCTS_LIST: ListSeed = {
  entity: 'newproduct',
  leaves: ['PUR.newproduct', 'SCM.newproduct'],
  verbs: [...ALL_VERBS, 'audit', 'reject'],
  columns: [
    NO,
    ['productname', 'Input', { required: true, width: 240, max: 100, search: 'keyword,like' }],
    STATUS,
    ...SUPPLIER_COLUMNS,
    ['groupid', 'SelectRest', { required: true, source: 'group', search: 'in', width: 112 }],
    ['groupname', 'HideText', { fixed: true }],
    ['spec', 'Input', { width: 120, max: 40 }],
    ['unit', 'SelectText', { required: true, choices: 'unit', width: 72, align: 'center', max: 6 }],
    [
      'cost',
      'InputNum',
      { required: true, title: 'price', width: 96, number: { min: 0, precision: 2 } },
    ],
    [
      'price',
      'InputNum',
      { required: true, title: 'saleprice', width: 96, number: { min: 0.01, precision: 2 } },
    ],
    ['listdate', 'Date', { required: true, width: 112, search: 'range' }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'NP', digits: 5 } },
  rows: (today) =>
    rowsOf(94, 90, (no, draws) => {
      const product = productOf(draws.whole(0, 599, 1));
      const group = inTurn(GROUPS, product.groupno - 1);
      const age = draws.whole(0, 60, 2);
      return [
        numbered('NP', no, 5),
        {
          productname: `新品 ${product.name}`,
          status: age < 12 ? 'pending' : draws.of(['active', 'active', 'rejected'], 3),
          ...supplierFields(draws.whole(0, 59, 4)),
          groupid: group.categoryid,
          groupname: group.names[0],
          spec: product.spec,
          unit: product.unit,
          cost: product.cost / 100,
          price: product.price / 100,
          listdate: draws.day(today - age, -20, 60, 5),
        },
        age,
      ];
    }),
};
