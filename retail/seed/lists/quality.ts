import {
  NO,
  PRODUCT_COLUMNS,
  productFields,
  productOf,
  SHOP_COLUMNS,
  shopFields,
  SUPPLIER_COLUMNS,
  supplierFields,
} from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { ALL_VERBS, type ListSeed, MODIFIED, REMARK } from './list-seed.ts';

/** Inspections of goods (质检记录). */
export const INSPECTIONS_LIST: ListSeed = {
  entity: 'inspection',
  leaves: ['SUP.inspection', 'SCM.inspection'],
  readOnly: ['SCM.inspection'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ...SUPPLIER_COLUMNS,
    ...PRODUCT_COLUMNS,
    ['inspecttime', 'DateTime', { required: true, width: 152, search: 'range' }],
    [
      'samplesize',
      'InputNum',
      { required: true, width: 88, number: { min: 1, precision: 0 }, summed: true },
    ],
    ['defects', 'InputNum', { width: 88, number: { min: 0, precision: 0 }, summed: true }],
    [
      'checkresult',
      'Radio',
      { required: true, choices: 'checkresult', width: 96, search: 'in', initial: 'pass' },
    ],
    REMARK,
    MODIFIED,
  ],
  settings: { suppliers: 'own', numbering: { prefix: 'QC', digits: 5 } },
  rows: (today) =>
    rowsOf(51, 160, (no, draws) => [
      numbered('QC', no, 5),
      {
        ...supplierFields(no % 20),
        ...productFields(productOf(draws.whole(0, 599, 1))),
        inspecttime: `${draws.day(today, 120, 0, 2)} ${draws.time(3)}`,
        samplesize: draws.whole(5, 60, 4),
        defects: draws.of([0, 0, 0, 1, 2, 5], 5),
        checkresult: draws.of(['pass', 'pass', 'pass', 'mend', 'fail'], 6),
      },
      draws.whole(0, 120, 7),
    ]),
};

/** Complaints of customers (客诉跟踪). */
export const COMPLAINTS_LIST: ListSeed = {
  entity: 'complaint',
  leaves: ['SUP.complaint'],
  verbs: ALL_VERBS,
  columns: [
    NO,
    ['subject', 'Input', { required: true, width: 240, max: 80, search: 'keyword,like', span: 8 }],
    ...SHOP_COLUMNS,
    ...SUPPLIER_COLUMNS,
    ['urgency', 'Radio', { choices: 'urgency', width: 80, search: 'in', initial: 'normal' }],
    ['reported', 'DateTime', { required: true, width: 152, search: 'range' }],
    [
      'progress',
      'Select',
      { required: true, choices: 'progress', width: 96, search: 'in', initial: 'open' },
    ],
    ['content', 'Textarea', { required: true, max: 1000, min: 5, width: 280 }],
    ['compensation', 'InputNum', { width: 104, number: { min: 0, precision: 2 }, summed: true }],
    MODIFIED,
  ],
  settings: { suppliers: 'none', shopfield: 'shopid', numbering: { prefix: 'CC', digits: 5 } },
  rows: (today) =>
    rowsOf(52, 110, (no, draws) => [
      numbered('CC', no, 5),
      {
        subject: draws.of(['包装破损', '临期未提示', '价签与收银不符', '口感异常', '缺斤少两'], 1),
        ...shopFields(draws.whole(0, 35, 2)),
        ...supplierFields(draws.whole(0, 59, 3)),
        urgency: draws.of(['normal', 'normal', 'urgent'], 4),
        reported: `${draws.day(today, 60, 0, 5)} ${draws.time(6)}`,
        progress: draws.of(['open', 'doing', 'done', 'done'], 7),
        content:
          '顾客在服务台反映，已登记联系方式并留存小票与照片，待供应商两个工作日内回复处理方案。',
        compensation: draws.of([null, 0, 20, 58.5], 8),
      },
      draws.whole(0, 60, 9),
    ]),
};
