import { CHANNELS } from '../channels.ts';
import { NO, PRODUCT_COLUMNS, productFields, productOf } from './common-columns.ts';
import { inTurn, numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';
import { inOrder } from '../metadata/seed-rules.ts';

/** Price lists by channel (价格表). Choosing a product fills in its current price. */
export const PRICE_LISTS_LIST: ListSeed = {
  entity: 'pricelist',
  leaves: ['PRM.pricelist'],
  verbs: DECIDED,
  columns: [
    NO,
    [
      'productid',
      'SelectRest',
      {
        required: true,
        source: 'pickedProduct',
        copy: { oldprice: 'price' },
        width: 120,
        search: 'in',
      },
    ],
    ['productname', 'Input', { fixed: true, width: 240, max: 200, search: 'keyword,like' }],
    ['spec', 'HideText', { fixed: true }],
    ['unit', 'Input', { fixed: true, width: 64, align: 'center' }],
    STATUS,
    [
      'channelid',
      'SelectRest',
      { required: true, title: 'channelname', source: 'channel', width: 120, search: 'in' },
    ],
    ['channelname', 'HideText', { fixed: true }],
    ['oldprice', 'InputNum', { fixed: true, width: 96 }],
    [
      'newprice',
      'InputNum',
      {
        required: true,
        width: 96,
        number: { min: 0.01, max: 999_999.99, precision: 2, step: 0.1 },
        search: 'range',
      },
    ],
    ['startdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['enddate', 'Date', { width: 112 }],
    REMARK,
    MODIFIED,
  ],
  config: { fieldrules: [inOrder({ name: 'startdate' }, { name: 'enddate' })] },
  settings: { state: STATE, numbering: { prefix: 'PL', digits: 6 } },
  rows: (today) =>
    rowsOf(30, 320, (no, draws) => {
      const product = productOf(no * 7);
      return [
        numbered('PL', no, 6),
        {
          ...productFields(product),
          status: draws.of(['active', 'active', 'active', 'pending', 'stopped'], 1),
          ...channelFields(draws.whole(0, 5, 6)),
          oldprice: product.price / 100,
          newprice: Math.round(product.price * (0.85 + draws.whole(0, 25, 2) / 100)) / 100,
          startdate: draws.day(today, 90, 20, 3),
          enddate: no % 3 === 0 ? null : draws.day(today, -30, 120, 4),
        },
        draws.whole(1, 90, 5),
      ];
    }),
};

function channelFields(index: number): { channelid: string; channelname: string } {
  const { channelid, names } = inTurn(CHANNELS, index);
  return { channelid, channelname: names[0] };
}

/** Competitor prices (市调记录). */
export const MARKET_CHECKS_LIST: ListSeed = {
  entity: 'marketcheck',
  leaves: ['PRM.marketcheck'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ...PRODUCT_COLUMNS,
    [
      'competitor',
      'SelectText',
      { required: true, choices: 'competitor', width: 136, max: 40, search: 'like' },
    ],
    [
      'theirprice',
      'InputNum',
      { required: true, width: 104, number: { min: 0, precision: 2 }, search: 'range' },
    ],
    ['checkdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['checker', 'Input', { width: 88, max: 30 }],
    REMARK,
    MODIFIED,
  ],
  settings: { numbering: { prefix: 'MC', digits: 6 } },
  rows: (today) =>
    rowsOf(31, 180, (no, draws) => {
      const product = productOf(draws.whole(0, 599, 1));
      return [
        numbered('MC', no, 6),
        {
          ...productFields(product),
          competitor: draws.of(['near', 'online', 'wholesale'], 2),
          theirprice: Math.round(product.price * (0.9 + draws.whole(0, 20, 3) / 100)) / 100,
          checkdate: draws.day(today, 45, 0, 4),
          checker: draws.of(['朱建平', '徐静怡', '吴思远'], 5),
        },
        draws.whole(0, 45, 6),
      ];
    }),
};
