import { ASSORTMENT, type ArticleSeed } from '../assortment-range.ts';
import { drawsOf } from './draws.ts';
import { type ListSeed, MODIFIED, REMARK, type SeedRow } from './list-seed.ts';

const LIST = 1;
const STORAGE = ['frozen', 'chilled', 'ambient', 'dry'] as const;
const CHANNELS = [
  'pos,mini',
  'pos',
  'pos,mini,delivery',
  'pos,mini,delivery,app',
  'pos,group',
] as const;

/** Articles (商品档案), the largest list of the menus. */
export const PRODUCTS_LIST: ListSeed = {
  entity: 'product',
  leaves: ['OPS.product', 'PUR.product', 'SCM.product'],
  readOnly: ['SCM.product'],
  keyfield: 'productid',
  namefield: 'productname',
  verbs: ['add', 'update', 'delete', 'import', 'audit', 'reject'],
  columns: [
    ['productname', 'Input', { required: true, width: 260, max: 100, span: 8, search: 'keyword' }],
    [
      'productid',
      'Input',
      {
        required: true,
        title: 'productcode',
        frozen: true,
        width: 120,
        max: 20,
        search: 'keyword',
      },
    ],
    [
      'status',
      'Tag',
      { title: 'productstatus', choices: 'productstatus', search: 'in', width: 88 },
    ],
    ['groupid', 'SelectRest', { required: true, source: 'group', search: 'in', width: 96 }],
    ['groupname', 'HideText', { fixed: true }],
    [
      'stock',
      'InputNum',
      { fixed: true, width: 88, number: { precision: 0 }, summed: true, search: 'range' },
    ],
    [
      'cost',
      'InputNum',
      { required: true, title: 'price', width: 88, number: { min: 0, precision: 2 } },
    ],
    [
      'price',
      'InputNum',
      {
        required: true,
        title: 'saleprice',
        width: 88,
        number: { min: 0.01, precision: 2 },
        search: 'range',
        css: 'font-weight: 600',
      },
    ],
    ['margin', 'InputNum', { fixed: true, width: 88, sum: 'avg' }],
    ['spec', 'Input', { width: 120, max: 40 }],
    ['unit', 'SelectText', { required: true, choices: 'unit', width: 72, align: 'center', max: 6 }],
    ['listdate', 'Date', { required: true, width: 112, search: 'range' }],
    ['categoryid', 'SelectDy', { required: true, source: 'category', width: 112, search: 'in' }],
    ['categoryname', 'HideText', { fixed: true }],
    [
      'supplierid',
      'SelectRemote',
      { required: true, source: 'pickedSupplier', width: 220, search: 'in', span: 8 },
    ],
    ['suppliername', 'HideText', { fixed: true }],
    ['brandid', 'SelectRemote', { source: 'brand', width: 120, search: 'in' }],
    ['storage', 'SelectLookUp', { lookup: 'storage', width: 96, search: 'in', initial: 'ambient' }],
    ['taxrate', 'Select', { required: true, choices: 'taxrate', width: 80, initial: '13' }],
    ['returnable', 'Radio', { choices: 'yesno', width: 88, initial: 'Y' }],
    ['shelflife', 'InputNum', { width: 96, number: { min: 1, max: 3650, precision: 0 } }],
    [
      'barcode',
      'InputTipText',
      { hint: 'barcode', width: 136, min: 8, max: 13, search: 'keyword,eq' },
    ],
    ['channels', 'CheckboxGroup', { choices: 'saleschannel', width: 200, span: 8 }],
    REMARK,
    MODIFIED,
  ],
  settings: {
    open: true,
    suppliers: 'own',
    unique: ['barcode'],
    state: { field: 'status', pending: 'pending', audited: 'onsale', rejected: 'rejected' },
    numbering: { prefix: 'P', digits: 6 },
  },
  rows: (today) => ASSORTMENT.map((article) => row(article, today)),
};

function row(article: ArticleSeed, today: number): SeedRow {
  const { productno, isCore } = article;
  const draws = drawsOf(LIST, productno);
  return [
    article.productid,
    {
      status: statusOf(article),
      stock: isCore ? draws.whole(40, 3600, 1) : draws.whole(0, 480, 1),
      listdate: draws.day(today, 1400, -30, 2),
      brandid: `B${String(1 + draws.whole(0, 59, 3)).padStart(3, '0')}`,
      storage:
        article.groupno === 1 ? draws.of(STORAGE.slice(0, 2), 4) : draws.of(STORAGE.slice(2), 4),
      taxrate: article.groupno <= 2 ? '9' : '13',
      returnable: article.groupno === 1 ? 'N' : 'Y',
      shelflife: article.groupno === 1 ? draws.whole(2, 21, 5) : draws.whole(90, 1095, 5),
      barcode: `69${String(20_000_000_000 + productno * 17)}`,
      channels: draws.of(CHANNELS, 6),
      remark: productno % 12 === 0 ? '季节性商品，节前两周备货。' : null,
    },
    draws.whole(1, 300, 7),
  ];
}

/**
 * Most are on sale; products that are sold out, discontinued or waiting for approval are spread
 * among them.
 */
function statusOf({ productno, cost, price, isCore }: ArticleSeed): string {
  if (cost > price) return 'clearance';
  if (!isCore && productno % 9 === 0) return 'stopped';
  if (productno % 47 === 12) return 'pending';
  return productno % 31 === 5 ? 'clearance' : 'onsale';
}
