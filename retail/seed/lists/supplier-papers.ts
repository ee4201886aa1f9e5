import { NO, SUPPLIER_COLUMNS, supplierFields } from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';
import { inOrder } from '../metadata/seed-rules.ts';

/** Certificates of suppliers (资质证照): suppliers submit theirs, and staff approve them. */
export const CERTIFICATES_LIST: ListSeed = {
  entity: 'certificate',
  leaves: ['SUP.certificate', 'SCM.certificate'],
  verbs: DECIDED,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    STATUS,
    ['certtype', 'Select', { required: true, choices: 'certtype', width: 136, search: 'in' }],
    ['certno', 'Input', { required: true, width: 176, max: 40, search: 'keyword,like' }],
    ['issuer', 'Input', { width: 176, max: 60 }],
    ['startdate', 'Date', { title: 'validfrom', width: 112 }],
    ['validuntil', 'Date', { required: true, width: 112, search: 'range' }],
    REMARK,
    MODIFIED,
  ],
  settings: {
    suppliers: 'own',
    state: STATE,
    unique: ['certno'],
    numbering: { prefix: 'CE', digits: 5 },
  },
  rows: (today) =>
    rowsOf(50, 150, (no, draws) => [
      numbered('CE', no, 5),
      {
        ...supplierFields(no),
        status: draws.of(['active', 'active', 'active', 'pending', 'rejected'], 1),
        certtype: draws.of(['license', 'food', 'report', 'brand'], 2),
        certno: `ZZ${String(330_000_000 + no * 4099)}`,
        issuer: draws.of(
          ['杭州市市场监督管理局', '上海市市场监督管理局', '国家食品质量检验检测中心'],
          3,
        ),
        startdate: draws.day(today, 900, -30, 4),
        validuntil: draws.day(today, 20, 900, 5),
      },
      draws.whole(1, 300, 6),
    ]),
};

/** Scores of suppliers by quarter (供应商评估). */
export const SCORES_LIST: ListSeed = {
  entity: 'supplierscore',
  leaves: ['SUP.score'],
  verbs: DECIDED,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    STATUS,
    [
      'quarter',
      'SelectText',
      { required: true, choices: 'quarter', width: 96, max: 8, search: 'eq' },
    ],
    [
      'quality',
      'InputNum',
      {
        required: true,
        title: 'qualityscore',
        width: 96,
        number: { min: 0, max: 100, precision: 1 },
        sum: 'avg',
      },
    ],
    [
      'delivery',
      'InputNum',
      {
        required: true,
        title: 'deliveryscore',
        width: 96,
        number: { min: 0, max: 100, precision: 1 },
        sum: 'avg',
      },
    ],
    [
      'service',
      'InputNum',
      { title: 'servicescore', width: 96, number: { min: 0, max: 100, precision: 1 }, sum: 'avg' },
    ],
    [
      'level',
      'Select',
      { title: 'supplierlevel', choices: 'supplierlevel', width: 88, search: 'in' },
    ],
    REMARK,
    MODIFIED,
  ],
  settings: { state: STATE, numbering: { prefix: 'SS', digits: 5 } },
  rows: () =>
    rowsOf(53, 120, (no, draws) => [
      numbered('SS', no, 5),
      {
        ...supplierFields(no),
        status: draws.of(['active', 'pending', 'active'], 1),
        quarter: no <= 60 ? '2026Q1' : '2025Q4',
        quality: draws.whole(600, 1000, 2) / 10,
        delivery: draws.whole(560, 1000, 3) / 10,
        service: draws.whole(580, 990, 4) / 10,
        level: draws.of(['A', 'B', 'C', 'D'], 5),
      },
      draws.whole(1, 200, 6),
    ]),
};

/** Contracts (合同), ordered by end date. */
export const CONTRACTS_LIST: ListSeed = {
  entity: 'contract',
  leaves: ['SUP.expiring'],
  verbs: ['add', 'update', 'audit', 'reject', 'import'],
  columns: [
    [
      'contractid',
      'Input',
      { fixed: true, title: 'no', frozen: true, width: 112, search: 'keyword,like' },
    ],
    [
      'contractname',
      'Input',
      { required: true, width: 220, max: 80, search: 'keyword,like', span: 8 },
    ],
    STATUS,
    ...SUPPLIER_COLUMNS,
    [
      'contracttype',
      'Select',
      { required: true, choices: 'contracttype', width: 104, search: 'in', initial: 'annual' },
    ],
    ['startdate', 'Date', { required: true, width: 112 }],
    ['enddate', 'Date', { required: true, width: 112, search: 'range', css: 'color: #b45309' }],
    [
      'contractamount',
      'InputNum',
      {
        required: true,
        width: 136,
        number: { min: 0, precision: 2 },
        summed: true,
        search: 'range',
      },
    ],
    ['payterm', 'Select', { choices: 'payterm', width: 112, search: 'in' }],
    ['termcontent', 'Textarea', { max: 1000, width: 240 }],
    MODIFIED,
  ],
  config: {
    fieldrules: [inOrder({ name: 'startdate' }, { name: 'enddate' })],
    undeletableflag: 'ALL',
  },
  settings: { suppliers: 'own', state: STATE, numbering: { prefix: 'CT', digits: 5 } },
  rows: (today) =>
    rowsOf(54, 75, (no, draws) => {
      const { supplierid, suppliername } = supplierFields(no);
      return [
        numbered('CT', no, 5),
        {
          contractname: `2026 年度采购合同（${suppliername.slice(0, 4)}）`,
          status: draws.of(['active', 'active', 'active', 'pending'], 1),
          supplierid,
          suppliername,
          contracttype: draws.of(['annual', 'annual', 'seasonal', 'consign'], 2),
          startdate: draws.day(today, 360, -60, 3),
          enddate: draws.day(today, -5, 320, 4),
          contractamount: draws.whole(8, 900, 5) * 10_000,
          payterm: draws.of(['M45', 'M30', 'CASH'], 6),
          termcontent: null,
        },
        draws.whole(1, 360, 7),
      ];
    }),
};
