import type { components } from '../../../schema/generated/retail.ts';
import { APPLICATIONS } from '../applications/catalogue.ts';
import { leavesOf, moduleCode } from '../applications/tree.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { insertRows } from '../rows.ts';

type Column = components['schemas']['Column'];

const APPLICATION = 'LAB';
const LEAF = 'm3';
const ENTITY = 'labbroken';
const ADDRESS = `/api/msc-mdm/${ENTITY}`;
const usual = { validempty: '1', canedit: '1', canshow: '1', flag: '1' };

/** Typical mistakes in metadata. None of them may prevent the list from opening. */
const COLUMNS: readonly Column[] = [
  {
    columnname: 'code',
    columntype: 'Input',
    columntitle: '编码',
    ...usual,
    searchtype: 'keyword,like',
    columnfixed: 'middle',
  },
  { columnname: 'unknown', columntype: 'Hologram', columntitle: '未知类型', ...usual },
  { columnname: 'nosource', columntype: 'SelectRest', columntitle: '没有来源', ...usual },
  {
    columnname: 'badsource',
    columntype: 'SelectRemote',
    columntitle: '来源不允许',
    ...usual,
    columnrest: '/api/msc-secret/keys/search',
  },
  {
    columnname: 'nolookup',
    columntype: 'SelectLookUp',
    columntitle: '没有字典',
    ...usual,
    columndata: 'NOWHERE',
  },
  {
    columnname: 'ring1',
    columntype: 'SelectDy',
    columntitle: '循环一',
    ...usual,
    columnrest: '/api/msc-mdm/category/search',
    columnrestparams:
      '{"condition":[{"field":"parentid","operation":"eq","value":"{ring2}"}],"pageNo":1,"pageSize":200}',
    columnrestmap: '{"value":"categoryid","label":"categoryname"}',
  },
  {
    columnname: 'ring2',
    columntype: 'SelectDy',
    columntitle: '循环二',
    ...usual,
    columnrest: '/api/msc-mdm/category/search',
    columnrestparams:
      '{"condition":[{"field":"parentid","operation":"eq","value":"{ring1}"}],"pageNo":1,"pageSize":200}',
    columnrestmap: '{"value":"categoryid","label":"categoryname"}',
  },
  {
    columnname: 'orphan',
    columntype: 'SelectDy',
    columntitle: '依赖不存在',
    ...usual,
    columnrest: '/api/msc-mdm/category/search',
    columnrestparams:
      '{"condition":[{"field":"parentid","operation":"eq","value":"{nobody}"}],"pageNo":1,"pageSize":200}',
    columnrestmap: '{"value":"categoryid","label":"categoryname"}',
  },
  {
    columnname: 'hidden',
    columntype: 'Input',
    columntitle: '必填但隐藏',
    ...usual,
    validempty: '0',
    canshow: '0',
  },
  {
    columnname: 'lengths',
    columntype: 'Input',
    columntitle: '长度矛盾',
    ...usual,
    validlengthmin: 20,
    validlengthmax: 5,
  },
  {
    columnname: 'number',
    columntype: 'InputNum',
    columntitle: '默认值不是数',
    ...usual,
    columndefval: '很多',
    columndata: '{"min":10,"max":1}',
  },
  {
    columnname: 'day',
    columntype: 'Date',
    columntitle: '日期',
    ...usual,
    columndefval: '2026-02-30',
    searchtype: 'range',
  },
  {
    columnname: 'choice',
    columntype: 'Select',
    columntitle: '选项读不出',
    ...usual,
    columndata: '[{"value":"a","label":',
  },
  { columnname: 'markup', columntype: 'Textarea', columntitle: '<b>HTML</b> 标题', ...usual },
  {
    columnname: 'styled',
    columntype: 'Input',
    columntitle: '样式',
    ...usual,
    css: 'color: red; background: url(https://evil.example/x); position: fixed',
  },
  { columnname: 'off', columntype: 'Input', columntitle: '已停用', ...usual, flag: '0' },
];

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const ROWS: readonly (readonly [id: string, fields: Readonly<Record<string, unknown>>])[] = [
  [
    '1',
    {
      code: 'X001',
      number: '12.50',
      day: '2026-06-01',
      choice: 'a',
      markup: HOSTILE,
      styled: '红',
    },
  ],
  [
    '2',
    { code: 'X002', number: 'n/a', day: '01/06/2026', markup: null, unknown: { deep: [1, 2] } },
  ],
  ['3', { code: 'X003' }],
  ['4', { number: 7, markup: '没有编码的行' }],
  ['5', { code: 5, number: true, day: 20_260_601, choice: ['a', 'b'], lengths: '长'.repeat(400) }],
  ['6', { code: '', number: '', day: '', markup: ' ' }],
  ['7', { code: 'X001', markup: '编码重复的行' }],
];

/** A module whose metadata has every known kind of error. */
export function seedBrokenList(db: RetailDatabase): void {
  const application = APPLICATIONS.find(({ code }) => code === APPLICATION);
  const leaf = application && leavesOf(application.menu).find(({ key }) => key === LEAF);
  if (!leaf) throw new Error(`There is no menu ${APPLICATION}.${LEAF}`);
  const code = moduleCode(application, leaf.no);
  const settings = {
    modulecode: code,
    keyfield: 'code',
    namefield: 'nothing',
    pagesize: -5,
    searchurl: `${ADDRESS}/search`,
    addurl: `${ADDRESS}/add`,
    updateurl: 'https://evil.example/update',
    deleteurl: `${ADDRESS}/delete`,
    undeletableflag: 'nobody',
    datefields: ['day', 'neverheard'],
    datetimefields: null,
    inttostringfields: ['number'],
  };
  const fields = Object.fromEntries(
    COLUMNS.map(({ columnname, columntype }) => [
      columnname,
      columntype === 'InputNum' ? 'number' : 'text',
    ]),
  );
  const moment = '2026-06-01 09:00:00';
  // The first name occurs twice, in another section; the first occurrence counts.
  const columns = [
    ...COLUMNS,
    ...COLUMNS.slice(0, 1).map((first) => ({
      ...first,
      columntitle: '编码再来一次',
      divid: 'again',
    })),
  ];
  insertRows(db, 'module_config', ['modulecode', 'settings'], [[code, JSON.stringify(settings)]]);
  insertRows(
    db,
    'ui_column',
    ['modulecode', 'divid', 'sort', 'columnname', '"column"'],
    columns.map((column, index) => [
      code,
      column.divid ?? 'header',
      index + 1,
      column.columnname,
      JSON.stringify(column),
    ]),
  );
  insertRows(db, 'md_entity', ['entity', 'settings'], [[ENTITY, JSON.stringify({ fields })]]);
  insertRows(
    db,
    'md_row',
    ['entity', 'id', 'fields', 'createtime', 'modifytime'],
    ROWS.map(([id, row]) => [ENTITY, id, JSON.stringify(row), moment, moment]),
  );
}
