import { categoryId, GROUPS } from '../groups.ts';
import { SUPPLIERS } from '../suppliers.ts';
import { supplierFields } from './common-columns.ts';
import { drawsOf, numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const BRANDS = [
  '禾源',
  '晨牧',
  '青野',
  '海润',
  '山泉谷',
  '绿洲',
  '沃田',
  '金穗',
  '谷丰',
  '稻乡',
  '福满仓',
  '天和',
  '百味源',
  '乐享',
  '麦香园',
  '清泉',
] as const;
const SERIES = ['', '优选', '臻品', '家庭', '轻享'] as const;
const COUNTRIES = ['CN', 'CN', 'CN', 'CN', 'NZ', 'TH', 'JP', 'CL'] as const;
const BUYERS = ['buyer_fresh', 'buyer_staples', 'buyer_snacks', 'buyer_manager'] as const;

/** The supplier of a brand has its name where there is one; a few brands have several suppliers, so none. */
function brandSupplier(no: number) {
  if (no % 16 === 11) return { supplierid: null, suppliername: null };
  const brand = BRANDS[(no - 1) % BRANDS.length] ?? '';
  const named = SUPPLIERS.findIndex(({ name }) => name.includes(brand));
  return supplierFields(named === -1 ? no : named);
}

/** Brands (品牌). The level is stored as a number, but its lookup has codes. */
export const BRANDS_LIST: ListSeed = {
  entity: 'brand',
  leaves: ['PUR.brand'],
  verbs: DECIDED,
  columns: [
    [
      'brandid',
      'Input',
      { title: 'brandcode', frozen: true, width: 88, max: 12, search: 'keyword,like' },
    ],
    ['brandname', 'Input', { required: true, width: 160, max: 60, search: 'keyword,like' }],
    STATUS,
    [
      'level',
      'Select',
      { title: 'brandlevel', choices: 'brandlevel', width: 88, search: 'in', initial: '2' },
    ],
    ['country', 'SelectLookUp', { lookup: 'country', width: 96, search: 'in', initial: 'CN' }],
    ['supplierid', 'SelectRemote', { source: 'pickedSupplier', width: 240, search: 'in', span: 8 }],
    ['suppliername', 'HideText', { fixed: true }],
    ['articles', 'InputNum', { fixed: true, width: 88, number: { precision: 0 }, summed: true }],
    ['since', 'Date', { title: 'signdate', width: 112, search: 'range' }],
    REMARK,
    MODIFIED,
  ],
  config: { inttostringfields: ['level'] },
  kinds: { level: 'number' },
  settings: {
    open: true,
    suppliers: 'all',
    state: STATE,
    unique: ['brandname'],
    numbering: { prefix: 'B', digits: 3 },
  },
  rows: (today) =>
    rowsOf(5, BRANDS.length * SERIES.length, (no, draws) => [
      numbered('B', no, 3),
      {
        brandname: `${BRANDS[(no - 1) % BRANDS.length] ?? ''}${SERIES[Math.floor((no - 1) / BRANDS.length)] ?? ''}`,
        status: no % 13 === 6 ? 'pending' : no % 29 === 7 ? 'stopped' : 'active',
        level: draws.whole(1, 3, 1),
        country: draws.of(COUNTRIES, 2),
        ...brandSupplier(no),
        articles: draws.whole(3, 60, 3),
        since: draws.day(today, 3000, -200, 4),
        remark: no % 10 === 0 ? '授权书每年三月续签。' : null,
      },
      draws.whole(2, 400, 5),
    ]),
};

/** Categories (品类) below the purchase groups. */
export const CATEGORIES_LIST: ListSeed = {
  entity: 'category',
  leaves: ['PUR.category'],
  verbs: ALL_VERBS,
  columns: [
    [
      'categoryid',
      'Input',
      {
        required: true,
        title: 'categorycode',
        frozen: true,
        width: 96,
        max: 8,
        search: 'keyword,like',
      },
    ],
    ['categoryname', 'Input', { required: true, width: 160, max: 40, search: 'keyword,like' }],
    [
      'parentid',
      'SelectRest',
      { required: true, title: 'groupid', source: 'parentGroup', width: 112, search: 'in' },
    ],
    ['parentname', 'HideText', { title: 'groupname', fixed: true }],
    [
      'margintarget',
      'InputNum',
      { width: 104, number: { min: -100, max: 100, precision: 1, step: 0.5 }, sum: 'avg' },
    ],
    [
      'losslimit',
      'InputNum',
      { width: 104, number: { min: 0, max: 100, precision: 2, step: 0.1 }, sum: 'avg' },
    ],
    [
      'display',
      'SelectLookUp',
      { title: 'displayplace', lookup: 'displayplace', width: 112, search: 'in' },
    ],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true, suppliers: 'all' },
  rows: () =>
    GROUPS.flatMap((group) =>
      group.categories.map((_, index) => {
        const draws = drawsOf(6, group.groupno * 100 + index);
        return [
          categoryId(group, index),
          {
            margintarget: draws.whole(160, 420, 1) / 10,
            losslimit: draws.whole(20, 350, 2) / 100,
            display: draws.of(['shelf', 'cabinet', 'island', 'endcap'], 3),
          },
        ] as const;
      }),
    ),
};

/** Purchase groups (采购组). */
export const PURCHASE_GROUPS_LIST: ListSeed = {
  entity: 'purchasegroup',
  leaves: ['PUR.group'],
  verbs: ['add', 'update', 'delete'],
  columns: [
    [
      'categoryid',
      'Input',
      {
        required: true,
        title: 'groupcode',
        frozen: true,
        width: 96,
        max: 4,
        search: 'keyword,like',
      },
    ],
    [
      'categoryname',
      'Input',
      { required: true, title: 'groupname', width: 160, max: 40, search: 'keyword,like' },
    ],
    ['usercode', 'SelectRest', { title: 'buyer', source: 'employee', width: 120, search: 'in' }],
    ['username', 'HideText', { title: 'buyer', fixed: true }],
    ['deptname', 'HideText', { title: 'deptname', fixed: true }],
    [
      'budget',
      'InputNum',
      { title: 'buybudget', width: 136, number: { min: 0, precision: 2 }, summed: true },
    ],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true, suppliers: 'all' },
  rows: () =>
    GROUPS.map(({ categoryid, groupno }) => [
      categoryid,
      {
        usercode: BUYERS[groupno % BUYERS.length] ?? null,
        budget: drawsOf(7, groupno).whole(80, 420, 1) * 10_000,
      },
    ]),
};
