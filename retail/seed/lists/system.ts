import { SHEET_TYPES } from '../settings.ts';
import { type ListSeed, MODIFIED } from './list-seed.ts';

/** Global parameters (全局参数). The program defines which exist, so none can be deleted. */
export const PARAMETERS_LIST: ListSeed = {
  entity: 'parameter',
  leaves: ['SYS.parameter'],
  verbs: ['update'],
  columns: [
    ['paraid', 'Input', { fixed: true, title: 'paraid', width: 176, search: 'keyword,like' }],
    [
      'paravalue',
      'Input',
      { required: true, width: 240, max: 200, search: 'keyword,like', span: 8 },
    ],
    ['meaning', 'Textarea', { max: 500, width: 320 }],
    MODIFIED,
  ],
  config: { undeletableflag: 'ALL', exactmatch: true },
  rows: () => [
    ['CLIENT_NAME', { meaning: '登录页和页首显示的企业名称' }],
    ['MENUMODE', { meaning: 'left 或 top' }],
    ['PASSWORDKINDS', { meaning: '密码至少包含几类字符' }],
  ],
};

/** Lookups (数据字典). */
export const DICTIONARY_LIST: ListSeed = {
  entity: 'dictionary',
  leaves: ['SYS.dictionary'],
  verbs: [],
  columns: [
    ['dictid', 'Input', { title: 'no', width: 200, search: 'keyword,like' }],
    ['itemname', 'Input', { width: 160, search: 'keyword,like' }],
    ['lookupid', 'Input', { width: 160, search: 'like' }],
    ['itemcode', 'Input', { width: 112 }],
    ['entrycode', 'Input', { width: 240 }],
    ['sort', 'InputNum', { width: 72, number: { precision: 0 } }],
  ],
  config: { undeletableflag: 'ALL', pagesize: 50 },
};

export const SHEET_TYPES_LIST: ListSeed = {
  entity: 'sheettype',
  leaves: ['SYS.sheettype'],
  verbs: [],
  columns: [
    ['sheettype', 'Input', { title: 'sheettype', width: 96, search: 'keyword,like' }],
    ['sheettypename', 'Input', { width: 200, search: 'keyword,like' }],
    ['i18ncode', 'Input', { title: 'entrycode', width: 200 }],
    ['sheetnum', 'InputNum', { width: 112, number: { precision: 0 }, summed: true }],
  ],
  config: { undeletableflag: 'ALL' },
  rows: () => SHEET_TYPES.map(([code]) => [code, {}]),
};

/** The log of changes in lists (操作日志). */
export const ACTIVITY_LIST: ListSeed = {
  entity: 'activity',
  leaves: ['SYS.log'],
  verbs: [],
  columns: [
    ['no', 'Input', { width: 80 }],
    ['changetype', 'Tag', { choices: 'changetype', width: 88, search: 'in' }],
    ['entity', 'Input', { title: 'listname', width: 136, search: 'eq' }],
    ['rowid', 'Input', { title: 'rowkey', width: 136, search: 'keyword,like' }],
    ['operatorname', 'Input', { width: 112, search: 'keyword,like' }],
    ['changetime', 'DateTime', { width: 160, search: 'range' }],
    ['fields', 'Textarea', { title: 'changedfields', width: 400 }],
  ],
  config: { undeletableflag: 'ALL', pagesize: 50 },
};
