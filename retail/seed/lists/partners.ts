import { GROUPS } from '../groups.ts';
import { SHOPS } from '../shops.ts';
import { SUPPLIERS } from '../suppliers.ts';
import { drawsOf, numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const PEOPLE = [
  '陈立',
  '王倩',
  '刘洋',
  '赵敏',
  '孙浩',
  '周婷',
  '吴昊',
  '郑洁',
  '冯磊',
  '沈悦',
] as const;
const STREETS = ['文一西路', '中山南路', '滨海大道', '科技园路', '人民路', '建设路'] as const;
/** Suppliers of fresh food. */
const KEPT = 4;

/** Suppliers (供应商); the strategic ones are protected. */
export const SUPPLIERS_LIST: ListSeed = {
  entity: 'supplier',
  leaves: ['SUP.supplier'],
  verbs: DECIDED,
  columns: [
    [
      'supplierid',
      'Input',
      {
        required: true,
        title: 'suppliercode',
        frozen: true,
        width: 100,
        max: 12,
        search: 'keyword,like',
      },
    ],
    [
      'suppliername',
      'Input',
      { required: true, width: 240, max: 100, span: 8, search: 'keyword,like' },
    ],
    STATUS,
    [
      'level',
      'Select',
      { title: 'supplierlevel', choices: 'supplierlevel', width: 88, search: 'in', initial: 'C' },
    ],
    [
      'groups',
      'CheckboxGroup',
      { title: 'suppliedgroups', choices: 'suppliedgroup', width: 200, span: 12 },
    ],
    ['licenseno', 'InputTipText', { hint: 'licenseno', width: 176, max: 18, search: 'keyword,eq' }],
    ['contact', 'Input', { width: 88, max: 30 }],
    ['phone', 'InputTipText', { hint: 'phone', width: 128, max: 20 }],
    ['payterm', 'Select', { choices: 'payterm', width: 112, search: 'in', initial: 'M30' }],
    ['balance', 'InputNum', { fixed: true, width: 120, summed: true, number: { precision: 2 } }],
    [
      'score',
      'InputNum',
      { fixed: true, width: 80, sum: 'avg', number: { min: 0, max: 100, precision: 1 } },
    ],
    ['signdate', 'Date', { width: 112, search: 'range' }],
    ['protectflag', 'Radio', { choices: 'yesno', width: 88, fixed: true, initial: 'N' }],
    ['address', 'Input', { width: 240, max: 120, span: 12 }],
    REMARK,
    MODIFIED,
  ],
  config: { undeletableflag: 'protectflag' },
  settings: {
    open: true,
    suppliers: 'own',
    state: STATE,
    unique: ['licenseno'],
    numbering: { prefix: 'T', digits: 5 },
  },
  rows: (today) =>
    SUPPLIERS.map(({ supplierid }, index) => {
      const draws = drawsOf(2, index + 1);
      const group = GROUPS[Math.floor(index / 7)]?.categoryid ?? '10';
      return [
        supplierid,
        {
          status: index % 17 === 9 ? 'pending' : 'active',
          level: index < KEPT ? 'A' : draws.of(['A', 'B', 'B', 'C', 'C', 'C', 'D'], 1),
          groups: group,
          licenseno: `9133${String(10_000_000_000_000 + index * 7919)}`,
          contact: draws.of(PEOPLE, 2),
          phone: draws.phone(3),
          payterm: draws.of(['M45', 'M30', 'M30', 'CASH', 'PRE'], 4),
          balance: draws.amount(-20_000, 860_000, 5),
          score: draws.whole(610, 985, 6) / 10,
          signdate: draws.day(today, 2200, -60, 7),
          protectflag: index < KEPT ? 'Y' : 'N',
          address: `${draws.of(STREETS, 8)} ${String(draws.whole(1, 888, 9))} 号`,
          remark: null,
        },
        draws.whole(2, 500, 10),
      ];
    }),
};

const FORMAT = { hypermarket: 5200, supermarket: 1600, convenience: 140 } as const;

/** Stores (门店档案). */
export const SHOPS_LIST: ListSeed = {
  entity: 'shop',
  leaves: ['SYS.shop'],
  verbs: ALL_VERBS,
  columns: [
    [
      'shopid',
      'Input',
      {
        required: true,
        title: 'shopcode',
        frozen: true,
        width: 88,
        max: 6,
        min: 4,
        search: 'keyword,like',
      },
    ],
    ['shopname', 'Input', { required: true, width: 240, max: 60, span: 8, search: 'keyword,like' }],
    ['regionid', 'SelectRest', { required: true, source: 'region', width: 112, search: 'in' }],
    ['regionname', 'HideText', { fixed: true }],
    [
      'format',
      'Radio',
      { required: true, choices: 'shopformat', width: 104, search: 'in', span: 8, initial: '3' },
    ],
    ['opened', 'Date', { required: true, width: 112, search: 'range' }],
    ['refitfrom', 'Date', { width: 112 }],
    ['refitto', 'Date', { width: 112 }],
    ['manager', 'Input', { width: 88, max: 30 }],
    ['phone', 'InputTipText', { hint: 'phone', width: 128, max: 20 }],
    [
      'area',
      'InputNum',
      { title: 'salesarea', width: 96, number: { min: 0, precision: 0 }, summed: true },
    ],
    ['tills', 'InputNum', { width: 80, number: { min: 0, max: 99, precision: 0 }, summed: true }],
    ['services', 'CheckboxGroup', { choices: 'shopservice', width: 200, span: 12 }],
    ['address', 'Input', { width: 240, max: 120, span: 12 }],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true, suppliers: 'all', numbering: { prefix: '', digits: 4 } },
  rows: () =>
    SHOPS.map(({ shopid, shopno, format }) => {
      const draws = drawsOf(3, shopno);
      return [
        shopid,
        {
          manager: draws.of(PEOPLE, 1),
          phone: draws.phone(2),
          area: Math.round(FORMAT[format] * (0.8 + draws.whole(0, 40, 3) / 100)),
          tills: { hypermarket: 24, supermarket: 8, convenience: 2 }[format],
          services: draws.of(['parking,parcel', 'parcel', 'parking', 'parcel,coffee', 'coffee'], 4),
          address: `${draws.of(STREETS, 5)} ${String(draws.whole(1, 888, 6))} 号`,
        },
      ];
    }),
};

/** Contacts of suppliers (联系人). */
export const CONTACTS_LIST: ListSeed = {
  entity: 'contact',
  leaves: ['SUP.contact'],
  verbs: ALL_VERBS,
  columns: [
    ['contactid', 'Input', { fixed: true, title: 'no', width: 88 }],
    [
      'contactname',
      'Input',
      { required: true, title: 'contact', width: 104, max: 30, search: 'keyword,like' },
    ],
    [
      'supplierid',
      'SelectRemote',
      { required: true, source: 'pickedSupplier', width: 240, search: 'in', span: 8 },
    ],
    ['suppliername', 'HideText', { fixed: true }],
    ['gender', 'Radio', { choices: 'gender', width: 72, initial: 'F' }],
    ['position', 'SelectText', { choices: 'position', width: 112, max: 30 }],
    [
      'phone',
      'InputTipText',
      { required: true, hint: 'phone', width: 128, max: 20, search: 'keyword,like' },
    ],
    ['email', 'Input', { width: 200, max: 80 }],
    ['birthday', 'Date', { width: 112 }],
    ['contacted', 'DateTime', { width: 152, search: 'range' }],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', numbering: { prefix: 'C', digits: 4 } },
  rows: (today) =>
    rowsOf(4, 150, (no, draws) => {
      const supplier = SUPPLIERS[no % SUPPLIERS.length];
      return [
        numbered('C', no),
        {
          contactname: draws.of(PEOPLE, 1),
          supplierid: supplier?.supplierid ?? null,
          suppliername: supplier?.name ?? null,
          gender: draws.of(['F', 'M'], 2),
          position: draws.of(['sales', 'manager', 'finance', 'logistics'], 3),
          phone: draws.phone(4),
          email: `contact${String(no)}@example.com`,
          birthday: draws.day(today, 19_000, -9000, 5),
          contacted: `${draws.day(today, 90, 0, 6)} ${draws.time(7)}`,
        },
      ];
    }),
};
