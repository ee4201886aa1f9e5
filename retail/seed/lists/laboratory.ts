import type { SampleSettings } from '../../master-data/settings.ts';
import type { ColumnRow } from '../metadata/column.ts';
import { numbered, rowsOf } from './draws.ts';
import type { ListSeed } from './list-seed.ts';

/** The date from which sample rows count back, so that they are the same in every file. */
const DAY = '2026-06-14';
const MANY = 100_000;
const WIDE = 1000;
const NUMBERS = 20;
const TEXTS = 19;

/**
 * A hundred thousand rows of fifteen columns, for exports. They are created at the first request.
 */
export const LARGE_LIST: ListSeed = {
  entity: 'labrecord',
  leaves: ['LAB.m1'],
  verbs: ['add', 'update', 'delete', 'import'],
  columns: [
    [
      'recordid',
      'Input',
      { fixed: true, title: 'no', frozen: true, width: 104, search: 'keyword,like' },
    ],
    ['recordname', 'Input', { required: true, width: 160, max: 60, search: 'keyword,like' }],
    ['enabled', 'Tag', { choices: 'enabled', width: 88, search: 'in' }],
    ['taxrate', 'Select', { choices: 'taxrate', width: 88, search: 'in' }],
    ['expensetype', 'Select', { choices: 'expensetype', width: 112, search: 'in' }],
    ['amount', 'InputNum', { width: 120, summed: true, search: 'range' }],
    ['qty', 'InputNum', { width: 88, number: { precision: 0 }, summed: true, search: 'range' }],
    ['price', 'InputNum', { title: 'saleprice', width: 96 }],
    ['rate', 'InputNum', { title: 'feerate', width: 88, sum: 'avg' }],
    ['occurdate', 'Date', { width: 112, search: 'range' }],
    ['validuntil', 'Date', { width: 112 }],
    ['spec', 'Input', { width: 112 }],
    ['contact', 'Input', { width: 112, search: 'like' }],
    ['phone', 'Input', { width: 128 }],
    ['remark', 'Textarea', { max: 500, width: 240 }],
  ],
  settings: {
    numbering: { prefix: 'R', digits: 6 },
    sample: {
      rows: MANY,
      prefix: 'R',
      fields: {
        recordname: { text: '记录 ' },
        enabled: { codes: ['1', '1', '0'] },
        taxrate: { codes: ['13', '9', '6', '0'] },
        expensetype: { codes: ['utilities', 'cleaning', 'repair', 'marketing', 'travel'] },
        amount: { below: 90_000, decimals: 2 },
        qty: { below: 1000, decimals: 0 },
        price: { below: 500, decimals: 2 },
        rate: { below: 30, decimals: 2 },
        occurdate: { day: DAY, back: 700 },
        validuntil: { day: DAY, back: 90 },
        spec: { text: '规格 ', of: 40 },
        contact: { text: '联系人 ', of: 90 },
        phone: { text: '1380000', of: 10_000 },
        remark: { text: '备注 ', of: 500 },
      },
    },
  },
};

const numbers = Array.from(
  { length: NUMBERS },
  (_, index) => `n${String(index + 1).padStart(2, '0')}`,
);
const texts = Array.from({ length: TEXTS }, (_, index) => `t${String(index + 1).padStart(2, '0')}`);
const wideColumns: ColumnRow[] = [
  [
    'wideid',
    'Input',
    { fixed: true, title: 'no', frozen: true, width: 96, search: 'keyword,like' },
  ],
  ...texts.map((name, index): ColumnRow => [
    name,
    'Input',
    { title: 'labtext', width: 112, ...(index === 0 && { search: 'keyword,like' }) },
  ]),
  ...numbers.map((name, index): ColumnRow => [
    name,
    'InputNum',
    { title: 'labnumber', width: 104, ...(index < 4 && { summed: true }) },
  ]),
];

/** A thousand rows of forty columns, for tables that are wider than any screen. */
export const WIDE_LIST: ListSeed = {
  entity: 'labwide',
  leaves: ['LAB.m2'],
  verbs: ['update'],
  columns: wideColumns,
  namefield: 'wideid',
  config: { pagesize: 1000, undeletableflag: 'ALL' },
  settings: {
    sample: {
      rows: WIDE,
      prefix: 'W',
      fields: Object.fromEntries([
        ...texts.map((name, index): [string, SampleSettings['fields'][string]] => [
          name,
          { text: '值 ', of: 7 + index * 13 },
        ]),
        ...numbers.map((name): [string, SampleSettings['fields'][string]] => [
          name,
          { below: 10_000, decimals: 2 },
        ]),
      ]),
    },
  },
};

/** The target of the other leaves of the long menu: the same small list for all. */
export const SMALL_LIST: ListSeed = {
  entity: 'labsample',
  leaves: [
    ...Array.from({ length: 57 }, (_, index) => `LAB.m${String(index + 4)}`),
    'ODD.bottom',
    'ODD.long',
  ],
  verbs: ['add', 'update', 'delete'],
  columns: [
    ['sampleid', 'Input', { fixed: true, title: 'no', width: 96, search: 'keyword,like' }],
    [
      'samplename',
      'Input',
      { required: true, title: 'recordname', width: 200, max: 60, search: 'keyword,like' },
    ],
    ['qty', 'InputNum', { width: 96, number: { min: 0, precision: 0 }, summed: true }],
    ['occurdate', 'Date', { width: 112, search: 'range' }],
  ],
  settings: { numbering: { prefix: 'S', digits: 3 } },
  rows: (today) =>
    rowsOf(80, 45, (no, draws) => [
      numbered('S', no, 3),
      {
        samplename: `样例 ${String(no)}`,
        qty: draws.whole(0, 99, 1),
        occurdate: draws.day(today, 60, 0, 2),
      },
    ]),
};
