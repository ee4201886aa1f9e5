import {
  NO,
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  SHOP_COLUMNS,
  shopFields,
} from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, type ListSeed, MODIFIED, REMARK } from './list-seed.ts';

/** Price labels to print (价签打印), the same for stores and for pricing staff. */
export const LABELS_LIST: ListSeed = {
  entity: 'labeljob',
  leaves: ['OPS.label', 'PRM.print'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ...SHOP_COLUMNS,
    ...PRODUCT_COLUMNS,
    [
      'labelsize',
      'Select',
      { required: true, choices: 'labelsize', width: 104, search: 'in', initial: 'small' },
    ],
    [
      'copies',
      'InputNum',
      {
        required: true,
        width: 80,
        number: { min: 1, max: 200, precision: 0 },
        summed: true,
        initial: '1',
      },
    ],
    ['printstatus', 'Tag', { choices: 'printstatus', width: 88, search: 'in', initial: 'waiting' }],
    ['printed', 'DateTime', { fixed: true, width: 152, search: 'range' }],
    MODIFIED,
  ],
  settings: { shopfield: 'shopid', numbering: { prefix: 'LJ', digits: 6 } },
  rows: (today) =>
    rowsOf(32, 220, (no, draws) => {
      const isPrinted = no % 3 !== 0;
      return [
        numbered('LJ', no, 6),
        {
          ...shopFields(draws.whole(0, 35, 1)),
          ...productFields(productOf(draws.whole(0, 599, 2))),
          labelsize: draws.of(['small', 'large', 'shelf'], 3),
          copies: draws.whole(1, 6, 4),
          printstatus: isPrinted ? 'printed' : 'waiting',
          printed: isPrinted ? `${draws.day(today, 10, 0, 5)} ${draws.time(6)}` : null,
        },
        draws.whole(0, 10, 7),
      ];
    }),
};

/** Label templates (价签模板). */
export const LABEL_TEMPLATES_LIST: ListSeed = {
  entity: 'labeltemplate',
  leaves: ['PRM.template'],
  verbs: ['add', 'update', 'delete'],
  columns: [
    [
      'templateid',
      'Input',
      { required: true, title: 'no', width: 96, max: 12, search: 'keyword,like' },
    ],
    ['templatename', 'Input', { required: true, width: 200, max: 40, search: 'keyword,like' }],
    ['labelsize', 'Select', { required: true, choices: 'labelsize', width: 104, search: 'in' }],
    [
      'showsprice',
      'CheckboxGroup',
      { title: 'labelfields', choices: 'labelfield', width: 240, span: 12 },
    ],
    ['isdefault', 'Radio', { choices: 'yesno', width: 80, initial: 'N' }],
    REMARK,
    MODIFIED,
  ],
  config: { undeletableflag: 'isdefault' },
  rows: () => [
    [
      'T-S',
      {
        templatename: '普通价签',
        labelsize: 'small',
        showsprice: 'price,unit,barcode',
        isdefault: 'Y',
      },
    ],
    [
      'T-L',
      {
        templatename: '促销大价签',
        labelsize: 'large',
        showsprice: 'price,oldprice',
        isdefault: 'N',
      },
    ],
    [
      'T-F',
      {
        templatename: '生鲜价签',
        labelsize: 'small',
        showsprice: 'price,unit,origin',
        isdefault: 'N',
      },
    ],
    [
      'T-H',
      {
        templatename: '货架条',
        labelsize: 'shelf',
        showsprice: 'price,unit,barcode,origin',
        isdefault: 'N',
      },
    ],
  ],
};

/** Electronic labels (电子价签). */
export const ELECTRONIC_LABELS_LIST: ListSeed = {
  entity: 'elabel',
  leaves: ['PRM.electronic'],
  verbs: ['add', 'update', 'delete', 'import'],
  columns: [
    [
      'labelid',
      'Input',
      { required: true, title: 'no', width: 128, max: 20, search: 'keyword,like' },
    ],
    ...SHOP_COLUMNS,
    ...PRODUCT_COLUMNS,
    [
      'battery',
      'InputNum',
      { width: 88, number: { min: 0, max: 100, precision: 0 }, sum: 'min', search: 'range' },
    ],
    ['online', 'Tag', { choices: 'online', width: 88, search: 'in', initial: 'offline' }],
    ['seen', 'DateTime', { fixed: true, width: 152 }],
    MODIFIED,
  ],
  settings: { shopfield: 'shopid' },
  rows: (today) =>
    rowsOf(33, 140, (no, draws) => [
      numbered('EL', no, 8),
      {
        ...shopFields(draws.whole(0, 5, 1)),
        ...productFields(productOf(draws.whole(0, 599, 2))),
        battery: draws.whole(3, 100, 3),
        online: draws.of(['online', 'online', 'online', 'offline'], 4),
        seen: `${draws.day(today, 2, 0, 5)} ${draws.time(6)}`,
      },
    ]),
};
