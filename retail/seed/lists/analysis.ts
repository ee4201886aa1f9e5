import {
  NO,
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  SHOP_COLUMNS,
  shopFields,
  shown,
} from './common-columns.ts';
import { drawsOf, numbered, rowsOf } from './draws.ts';
import { PRODUCTS } from '../products.ts';
import type { ListSeed } from './list-seed.ts';

const READ_ONLY = { verbs: [], config: { undeletableflag: 'ALL' } } as const;

/** Members (会员分析). */
export const MEMBERS_LIST: ListSeed = {
  entity: 'member',
  leaves: ['RPT.member'],
  ...READ_ONLY,
  columns: [
    NO,
    ['memberlevel', 'Select', { choices: 'memberlevel', width: 96, search: 'in' }],
    ['gender', 'Radio', { choices: 'gender', width: 72, search: 'in' }],
    ['joined', 'Date', { title: 'entrydate', width: 112, search: 'range' }],
    ['visits', 'InputNum', { width: 96, number: { precision: 0 }, summed: true, search: 'range' }],
    [
      'amount',
      'InputNum',
      { title: 'spent', width: 120, summed: true, sum: 'sum', search: 'range' },
    ],
    ['points', 'InputNum', { width: 96, number: { precision: 0 }, sum: 'max' }],
    ['lastvisit', 'DateTime', { width: 152, search: 'range' }],
  ],
  rows: (today) =>
    rowsOf(70, 500, (no, draws) => [
      numbered('MB', no, 6),
      {
        memberlevel: draws.of(['gold', 'silver', 'plain', 'plain'], 1),
        gender: draws.of(['F', 'F', 'M'], 2),
        joined: draws.day(today, 2000, 0, 3),
        visits: draws.whole(1, 160, 4),
        amount: draws.amount(20, 18_000, 5),
        points: draws.whole(0, 40_000, 6),
        lastvisit: `${draws.day(today, 60, 0, 7)} ${draws.time(8)}`,
      },
    ]),
};

/** Losses (损耗明细). */
export const SHRINKAGE_LIST: ListSeed = {
  entity: 'shrinkage',
  leaves: ['RPT.shrinkage'],
  ...READ_ONLY,
  columns: [
    NO,
    ...shown(SHOP_COLUMNS),
    ...shown(PRODUCT_COLUMNS),
    ['occurdate', 'Date', { width: 112, search: 'range' }],
    [
      'differencereason',
      'Select',
      { title: 'reason', choices: 'differencereason', width: 104, search: 'in' },
    ],
    ['qty', 'InputNum', { width: 88, number: { precision: 3 }, summed: true }],
    ['amount', 'InputNum', { width: 112, summed: true, css: 'color: #b91c1c' }],
  ],
  settings: { shopfield: 'shopid' },
  rows: (today) =>
    rowsOf(71, 260, (no, draws) => {
      const product = productOf(draws.whole(0, 599, 1));
      const qty = draws.whole(1, 24, 2);
      return [
        numbered('SK', no, 6),
        {
          ...shopFields(draws.whole(0, 35, 3)),
          ...productFields(product),
          occurdate: draws.day(today, 60, 0, 4),
          differencereason: draws.of(['loss', 'receipt', 'theft', 'entry'], 5),
          qty,
          amount: Math.round(qty * product.cost) / 100,
        },
      ];
    }),
};

/** Products sold below cost (负毛利商品). */
export const NEGATIVE_LIST: ListSeed = {
  entity: 'negativemargin',
  leaves: ['RPT.negative'],
  ...READ_ONLY,
  columns: [
    NO,
    ...shown(PRODUCT_COLUMNS),
    ['cost', 'InputNum', { title: 'price', width: 96 }],
    ['price', 'InputNum', { title: 'promprice', width: 96 }],
    ['margin', 'InputNum', { width: 96, sum: 'avg', css: 'color: #b45309; font-weight: 600' }],
    ['qty', 'InputNum', { width: 96, number: { precision: 0 }, summed: true }],
  ],
  rows: () =>
    PRODUCTS.filter(({ productno, cost, price }) => cost > price || productno % 40 === 7).map(
      (product, index) => {
        const price = Math.min(
          product.price,
          Math.round(product.cost * (0.8 + drawsOf(72, product.productno).whole(0, 18, 1) / 100)),
        );
        return [
          numbered('NM', index + 1, 4),
          {
            ...productFields(product),
            cost: product.cost / 100,
            price: price / 100,
            margin: Math.round(((price - product.cost) * 10_000) / price) / 100,
            qty: drawsOf(72, product.productno).whole(3, 400, 2),
          },
        ];
      },
    ),
};

/** Out-of-stock products (缺货分析). */
export const STOCKOUTS_LIST: ListSeed = {
  entity: 'stockout',
  leaves: ['RPT.stockout'],
  ...READ_ONLY,
  columns: [
    NO,
    ...shown(SHOP_COLUMNS),
    ...shown(PRODUCT_COLUMNS),
    ['since', 'DateTime', { title: 'outsince', width: 152, search: 'range' }],
    ['hours', 'InputNum', { title: 'outhours', width: 96, number: { precision: 1 }, sum: 'max' }],
    ['lostsales', 'InputNum', { width: 112, summed: true, search: 'range' }],
    ['outreason', 'Tag', { title: 'reason', choices: 'outreason', width: 104, search: 'in' }],
  ],
  settings: { shopfield: 'shopid' },
  rows: (today) =>
    rowsOf(73, 190, (no, draws) => [
      numbered('SO', no, 6),
      {
        ...shopFields(draws.whole(0, 35, 1)),
        ...productFields(productOf(draws.whole(0, 599, 2))),
        since: `${draws.day(today, 14, 0, 3)} ${draws.time(4)}`,
        hours: draws.whole(5, 720, 5) / 10,
        lostsales: draws.amount(20, 4200, 6),
        outreason: draws.of(['late', 'short', 'forecast'], 7),
      },
    ]),
};
