import {
  NO,
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  SHOP_COLUMNS,
  shopFields,
  shown,
} from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const SHOPS = 36;
const A_SHOP = 25;

/** Stock by store (库存查询). Stock follows from documents, so the list is read-only. */
export const STOCK_LIST: ListSeed = {
  entity: 'stock',
  leaves: ['OPS.stock', 'SCM.stock'],
  readOnly: ['OPS.stock', 'SCM.stock'],
  verbs: [],
  columns: [
    NO,
    ...shown(SHOP_COLUMNS),
    ...shown(PRODUCT_COLUMNS),
    [
      'qty',
      'InputNum',
      { title: 'stock', width: 96, summed: true, search: 'range', number: { precision: 0 } },
    ],
    ['onway', 'InputNum', { width: 96, summed: true, number: { precision: 0 } }],
    ['days', 'InputNum', { title: 'stockdays', width: 96, sum: 'avg', number: { precision: 1 } }],
    [
      'value',
      'InputNum',
      { title: 'stockvalue', width: 120, summed: true, pinned: 'right', css: 'font-weight: 600' },
    ],
  ],
  kinds: { supplierid: 'text' },
  settings: { suppliers: 'own', shopfield: 'shopid' },
  rows: () =>
    rowsOf(23, SHOPS * A_SHOP, (no, draws) => {
      const product = productOf(((no - 1) % A_SHOP) * 24);
      const qty = draws.whole(0, 260, 1);
      return [
        numbered('ST', no, 6),
        {
          ...shopFields(Math.floor((no - 1) / A_SHOP)),
          ...productFields(product),
          supplierid: product.supplierid,
          qty,
          onway: draws.whole(0, 48, 2),
          days: draws.whole(4, 300, 3) / 10,
          value: Math.round(qty * product.cost) / 100,
        },
      ];
    }),
};

/** Products expiring soon (临期预警), and the action taken. */
export const EXPIRY_LIST: ListSeed = {
  entity: 'expiry',
  leaves: ['OPS.expiry'],
  verbs: ['update'],
  columns: [
    NO,
    ...shown(SHOP_COLUMNS),
    ...shown(PRODUCT_COLUMNS),
    ['batchno', 'Input', { fixed: true, width: 112 }],
    [
      'expirydate',
      'Date',
      { fixed: true, width: 112, search: 'range', css: 'color: #b45309; font-weight: 600' },
    ],
    [
      'daysleft',
      'InputNum',
      { fixed: true, width: 88, number: { precision: 0 }, sum: 'min', search: 'range' },
    ],
    ['qty', 'InputNum', { fixed: true, width: 88, number: { precision: 0 }, summed: true }],
    [
      'handling',
      'Radio',
      { required: true, choices: 'handling', width: 104, search: 'in', span: 8, initial: 'none' },
    ],
    ['discount', 'InputNum', { width: 96, number: { min: 0, max: 90, precision: 0, step: 5 } }],
    REMARK,
    MODIFIED,
  ],
  config: { undeletableflag: 'ALL' },
  settings: { shopfield: 'shopid' },
  rows: (today) =>
    rowsOf(24, 160, (no, draws) => {
      const left = draws.whole(1, 15, 1);
      return [
        numbered('EX', no, 6),
        {
          ...shopFields(draws.whole(0, 35, 2)),
          ...productFields(productOf(draws.whole(0, 149, 3))),
          batchno: `L${String(draws.whole(260_100, 260_531, 4))}`,
          expirydate: draws.day(today + left, 0, 0, 5),
          daysleft: left,
          qty: draws.whole(1, 60, 6),
          handling: draws.of(['none', 'none', 'discount', 'return'], 7),
          discount: draws.of([null, 20, 30, 50], 8),
        },
        draws.whole(0, 6, 9),
      ];
    }),
};

/** Stocktake plans (盘点计划). */
export const STOCKTAKES_LIST: ListSeed = {
  entity: 'stocktakeplan',
  leaves: ['OPS.stocktakeplan'],
  verbs: DECIDED,
  columns: [
    NO,
    ['planname', 'Input', { required: true, width: 200, max: 60, search: 'keyword,like', span: 8 }],
    STATUS,
    ...SHOP_COLUMNS,
    ['starttime', 'DateTime', { required: true, width: 152, search: 'range' }],
    [
      'groups',
      'CheckboxGroup',
      { title: 'countedgroups', required: true, choices: 'suppliedgroup', width: 200, span: 12 },
    ],
    ['countkind', 'Radio', { choices: 'countkind', width: 96, search: 'in', initial: 'spot' }],
    [
      'people',
      'InputNum',
      { title: 'counters', width: 88, number: { min: 1, max: 60, precision: 0 }, summed: true },
    ],
    REMARK,
    MODIFIED,
  ],
  settings: { shopfield: 'shopid', state: STATE, numbering: { prefix: 'SP', digits: 6 } },
  rows: (today) =>
    rowsOf(25, 90, (no, draws) => [
      numbered('SP', no, 6),
      {
        planname: `${draws.of(['月度盘点', '生鲜周盘', '重点品类抽盘', '季度全盘'], 1)} ${String(no)}`,
        status: draws.of(['pending', 'active', 'active', 'rejected'], 2),
        ...shopFields(no),
        starttime: `${draws.day(today, 40, 30, 3)} 21:00:00`,
        groups: draws.of(['10', '10,20', '30,40', '10,20,30,40,50,60,70,80'], 4),
        countkind: draws.of(['spot', 'cycle', 'full'], 5),
        people: draws.whole(2, 12, 6),
      },
      draws.whole(1, 40, 7),
    ]),
};

/** Display checks (陈列检查). */
export const DISPLAYS_LIST: ListSeed = {
  entity: 'displaycheck',
  leaves: ['OPS.display'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ...SHOP_COLUMNS,
    ['checkdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['displayplace', 'SelectLookUp', { lookup: 'displayplace', width: 112, search: 'in' }],
    [
      'score',
      'InputNum',
      {
        required: true,
        width: 80,
        number: { min: 0, max: 100, precision: 0 },
        sum: 'avg',
        search: 'range',
      },
    ],
    ['checkresult', 'Radio', { choices: 'checkresult', width: 96, search: 'in', initial: 'pass' }],
    ['problem', 'Textarea', { max: 300, width: 240 }],
    ['checker', 'Input', { width: 88, max: 30 }],
    MODIFIED,
  ],
  settings: { shopfield: 'shopid', numbering: { prefix: 'DC', digits: 6 } },
  rows: (today) =>
    rowsOf(26, 200, (no, draws) => [
      numbered('DC', no, 6),
      {
        ...shopFields(draws.whole(0, 35, 1)),
        checkdate: draws.day(today, 60, 0, 2),
        displayplace: draws.of(['shelf', 'cabinet', 'island', 'endcap'], 3),
        score: draws.whole(58, 100, 4),
        checkresult: draws.of(['pass', 'pass', 'mend', 'fail'], 5),
        problem: draws.of(
          [
            null,
            '价签缺失 2 处，冷柜温度偏高，已通知值班经理当日整改并在次日开店前复查拍照回传，逾期计入门店考核。',
            '堆头缺货',
          ],
          6,
        ),
        checker: draws.of(['周启航', '梁咏诗', '王海峰', '蒋蓉'], 7),
      },
      draws.whole(0, 60, 8),
    ]),
};
