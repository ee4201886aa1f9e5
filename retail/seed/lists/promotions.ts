import { SHOP_COLUMNS, shopFields } from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';
import { inOrder } from '../metadata/seed-rules.ts';

const NAMES = [
  '周末生鲜',
  '会员日',
  '618 预热',
  '端午粽香',
  '清凉饮品',
  '厨房焕新',
  '宝贝囤货',
  '个护满赠',
] as const;

/** Coupons (优惠券). Customers hold the number, so it never changes. */
export const COUPONS_LIST: ListSeed = {
  entity: 'coupon',
  leaves: ['PRM.coupon'],
  verbs: DECIDED,
  columns: [
    [
      'couponno',
      'InputTipText',
      {
        required: true,
        hint: 'couponno',
        frozen: true,
        width: 120,
        min: 6,
        max: 12,
        search: 'keyword,like',
      },
    ],
    [
      'couponname',
      'Input',
      { required: true, width: 200, max: 40, search: 'keyword,like', span: 8 },
    ],
    STATUS,
    [
      'couponkind',
      'Radio',
      { required: true, choices: 'couponkind', width: 96, search: 'in', initial: 'cash' },
    ],
    [
      'facevalue',
      'InputNum',
      {
        required: true,
        width: 96,
        number: { min: 0.01, max: 9999.99, precision: 2 },
        search: 'range',
      },
    ],
    ['threshold', 'InputNum', { title: 'spendfrom', width: 96, number: { min: 0, precision: 2 } }],
    [
      'issued',
      'InputNum',
      { width: 104, number: { min: 0, precision: 0, step: 100 }, summed: true },
    ],
    ['used', 'InputNum', { fixed: true, width: 96, summed: true, number: { precision: 0 } }],
    ['startdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['enddate', 'Date', { required: true, width: 112 }],
    [
      'channels',
      'CheckboxGroup',
      { required: true, choices: 'saleschannel', width: 200, span: 12 },
    ],
    REMARK,
    MODIFIED,
  ],
  config: { fieldrules: [inOrder({ name: 'startdate' }, { name: 'enddate' })] },
  settings: { state: STATE },
  rows: (today) =>
    rowsOf(40, 120, (no, draws) => {
      const issued = draws.whole(2, 90, 1) * 100;
      return [
        numbered('CP', no, 6),
        {
          couponname: `${draws.of(NAMES, 2)} ${String(draws.whole(5, 50, 3))} 元券`,
          status: draws.of(['active', 'active', 'pending', 'stopped'], 4),
          couponkind: draws.of(['cash', 'discount', 'gift'], 5),
          facevalue: draws.whole(1, 50, 3),
          threshold: draws.whole(2, 30, 6) * 10,
          issued,
          used: Math.floor(issued * (draws.whole(2, 80, 7) / 100)),
          startdate: draws.day(today, 60, 20, 8),
          enddate: draws.day(today, -21, 90, 9),
          channels: draws.of(['pos', 'pos,mini', 'mini,app', 'pos,mini,delivery,app'], 10),
        },
        draws.whole(1, 80, 11),
      ];
    }),
};

/** Promotions (促销): discounts above a minimum amount. */
export const THRESHOLDS_LIST: ListSeed = {
  entity: 'promotion',
  leaves: ['PRM.threshold'],
  verbs: DECIDED,
  columns: [
    [
      'promotionid',
      'Input',
      { fixed: true, title: 'no', frozen: true, width: 104, search: 'keyword,like' },
    ],
    [
      'promotionname',
      'Input',
      { required: true, width: 220, max: 60, search: 'keyword,like', span: 8 },
    ],
    STATUS,
    [
      'promotype',
      'Select',
      { required: true, choices: 'promotype', width: 104, search: 'in', initial: 'threshold' },
    ],
    ['scope', 'Radio', { choices: 'scope', width: 104, initial: 'all' }],
    ...SHOP_COLUMNS.map(([name, kind, { required: _, ...traits } = {}]): typeof STATUS => [
      name,
      kind,
      traits,
    ]),
    ['groupid', 'SelectRest', { source: 'group', width: 112, search: 'in' }],
    ['groupname', 'HideText', { fixed: true }],
    ['categoryid', 'SelectDy', { source: 'category', width: 112 }],
    ['categoryname', 'HideText', { fixed: true }],
    ['spendfrom', 'InputNum', { required: true, width: 96, number: { min: 1, precision: 2 } }],
    ['takeoff', 'InputNum', { required: true, width: 96, number: { min: 0.01, precision: 2 } }],
    ['starttime', 'DateTime', { required: true, width: 152, search: 'range' }],
    ['endtime', 'DateTime', { required: true, width: 152 }],
    ['budget', 'InputNum', { width: 120, number: { min: 0, precision: 2 }, summed: true }],
    REMARK,
    MODIFIED,
  ],
  settings: { state: STATE, unique: ['promotionname'], numbering: { prefix: 'PM', digits: 5 } },
  rows: (today) =>
    rowsOf(41, 80, (no, draws) => {
      const isOne = no % 4 === 0;
      return [
        numbered('PM', no, 5),
        {
          promotionname: `${draws.of(NAMES, 1)} ${String(no)} 期`,
          status: draws.of(['active', 'pending', 'active', 'rejected'], 2),
          promotype: draws.of(['threshold', 'discount', 'gift'], 3),
          scope: isOne ? 'shop' : 'all',
          ...(isOne ? shopFields(no) : {}),
          spendfrom: draws.whole(3, 30, 4) * 10,
          takeoff: draws.whole(5, 40, 5),
          starttime: `${draws.day(today, 45, 20, 6)} 00:00:00`,
          endtime: `${draws.day(today, -21, 60, 7)} 23:59:59`,
          budget: draws.whole(5, 200, 8) * 1000,
        },
        draws.whole(1, 60, 9),
      ];
    }),
};

/** Bundles (组合优惠): an empty list. */
export const BUNDLES_LIST: ListSeed = {
  entity: 'bundle',
  leaves: ['PRM.bundle'],
  verbs: DECIDED,
  columns: [
    ['bundleid', 'Input', { fixed: true, title: 'no', width: 104, search: 'keyword,like' }],
    [
      'bundlename',
      'Input',
      { required: true, width: 220, max: 60, search: 'keyword,like', span: 8 },
    ],
    STATUS,
    [
      'mainproduct',
      'SelectRemote',
      { required: true, source: 'pickedProduct', width: 160, search: 'in' },
    ],
    ['productname', 'Input', { fixed: true, width: 220, max: 200 }],
    [
      'bundleprice',
      'InputNum',
      { required: true, width: 104, number: { min: 0.01, precision: 2 }, search: 'range' },
    ],
    ['startdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['enddate', 'Date', { width: 112 }],
    REMARK,
    MODIFIED,
  ],
  config: { fieldrules: [inOrder({ name: 'startdate' }, { name: 'enddate' })] },
  settings: { state: STATE, unique: ['bundlename'], numbering: { prefix: 'BD', digits: 5 } },
};
