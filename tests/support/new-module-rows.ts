import type { components } from '../../schema/generated/retail.ts';
import { chinese } from './new-module-texts.ts';

type Column = components['schemas']['Column'];

export const ENTITY = 'coolunit';
const usual = {
  validempty: '1',
  canedit: '1',
  canshow: '1',
  flag: '1',
  divid: 'header',
  columncanorder: '1',
} as const;

/** The lookup that provides the options of one column. */
export const LOOKUP = { lookupid: 'COOLKIND', items: ['island', 'wall', 'room'] } as const;

const choices = (list: string, values: readonly string[]) =>
  JSON.stringify(
    values.map((value) => ({
      value,
      label: chinese(`option.${list}.${value}`),
      entrycode: `option.${list}.${value}`,
    })),
  );
const from = (
  entity: string,
  value: string,
  label: string,
  more: { copy?: object; module?: string; condition?: object[] } = {},
) => ({
  columnrest: `/api/msc-mdm/${entity}/search`,
  columnrestparams: JSON.stringify({
    pageNo: 1,
    pageSize: 200,
    orderBy: value,
    ...(more.condition && { condition: more.condition }),
  }),
  columnrestmap: JSON.stringify({
    value,
    label,
    copy: more.copy ?? {},
    ...(more.module && { module: more.module }),
  }),
});

const column = (columnname: string, columntype: string, more: Partial<Column> = {}): Column => ({
  ...usual,
  columnname,
  columntype,
  columntitle: chinese(`column.${ENTITY}.${columnname}`),
  entrycode: `column.${ENTITY}.${columnname}`,
  ...more,
});

/** One column of each existing kind. */
export const COLUMNS: readonly Column[] = [
  column('unitid', 'Input', {
    canedit: '0',
    searchtype: 'keyword,like',
    width: 104,
    columnfixed: 'left',
  }),
  column('unitname', 'Input', {
    validempty: '0',
    validlengthmin: 2,
    validlengthmax: 20,
    searchtype: 'keyword,like',
    width: 180,
    columnspan: 8,
  }),
  column('state', 'Tag', {
    canedit: '0',
    columndata: choices('coolstate', ['new', 'live', 'back']),
    searchtype: 'in',
    width: 96,
  }),
  column('shopid', 'SelectRest', {
    validempty: '0',
    searchtype: 'in',
    width: 160,
    ...from('shop', 'shopid', 'shopname', { copy: { shopname: 'shopname' } }),
  }),
  column('shopname', 'HideText', { canedit: '0', canshow: '0' }),
  column('kind', 'SelectLookUp', {
    columndata: LOOKUP.lookupid,
    searchtype: 'in',
    width: 104,
    columndefval: 'wall',
  }),
  column('maker', 'SelectText', {
    columndata: JSON.stringify([
      { value: '海容', label: '海容' },
      { value: '松下', label: '松下' },
    ]),
    validlengthmax: 30,
    width: 112,
  }),
  column('degrees', 'InputNum', {
    validempty: '0',
    columndata: '{"min":-40,"max":20,"step":0.5,"precision":1}',
    searchtype: 'range',
    width: 112,
    columnsumstyle: 'avg',
  }),
  column('power', 'InputNum', { columndata: '{"min":0}', width: 104, columnsumstyle: 'sum' }),
  column('installed', 'Date', { validempty: '0', searchtype: 'range', width: 112 }),
  column('checked', 'DateTime', { searchtype: 'range', width: 152 }),
  column('owned', 'Radio', {
    columndata: choices('coolowned', ['own', 'rent']),
    searchtype: 'in',
    columndefval: 'own',
    width: 88,
  }),
  column('energy', 'Select', {
    columndata: choices('coolenergy', ['1', '2']),
    searchtype: 'in',
    columndefval: '2',
    width: 96,
  }),
  column('uses', 'CheckboxGroup', {
    columndata: choices('cooluse', ['meat', 'milk', 'ice']),
    width: 160,
    columnspan: 8,
    columncanorder: '0',
  }),
  column('supplierid', 'SelectRemote', {
    searchtype: 'in',
    width: 220,
    columnspan: 8,
    ...from('supplier', 'supplierid', 'suppliername', { module: '200401' }),
  }),
  column('groupid', 'SelectRest', {
    width: 104,
    ...from('purchasegroup', 'categoryid', 'categoryname'),
  }),
  column('categoryid', 'SelectDy', {
    width: 112,
    ...from('category', 'categoryid', 'categoryname', {
      condition: [{ field: 'parentid', operation: 'eq', value: '{groupid}' }],
    }),
  }),
  column('serial', 'InputTipText', {
    columndata: JSON.stringify({
      text: chinese(`hint.${ENTITY}.serial`),
      entrycode: `hint.${ENTITY}.serial`,
    }),
    validlengthmin: 8,
    validlengthmax: 8,
    width: 112,
    searchtype: 'eq',
  }),
  column('note', 'Textarea', {
    validlengthmax: 200,
    width: 240,
    columnspan: 12,
    columncanorder: '0',
  }),
];

const NUMBERS = ['degrees', 'power'];

/** The configuration of the rows in the services. */
export const SETTINGS = {
  key: 'unitid',
  fields: Object.fromEntries(
    COLUMNS.slice(1).map(({ columnname }) => [
      columnname,
      NUMBERS.includes(columnname) ? 'number' : 'text',
    ]),
  ),
  unique: ['serial'],
  numbering: { prefix: 'U', digits: 4 },
  state: { field: 'state', pending: 'new', audited: 'live', rejected: 'back' },
  shopfield: 'shopid',
};

const HOW_MANY = 64;

/** Rows that all differ from each other. */
export const ROWS = Array.from({ length: HOW_MANY }, (_, index) => {
  const shop = index % 36;
  return [
    `U${String(index + 1).padStart(4, '0')}`,
    {
      unitname: `${['风幕柜', '岛柜', '冷库'][index % 3] ?? ''} ${String(index + 1)} 号`,
      state: index % 5 === 0 ? 'new' : 'live',
      shopid: String(1001 + shop),
      kind: ['wall', 'island', 'room'][index % 3],
      maker: ['海容', '松下'][index % 2],
      degrees: -20 + (index % 25),
      power: 0.5 * (1 + (index % 9)),
      installed: `20${String(18 + (index % 8))}-0${String(1 + (index % 9))}-15`,
      checked: `2026-06-${String(1 + (index % 14)).padStart(2, '0')} 08:30:00`,
      energy: index % 3 === 0 ? '1' : '2',
      owned: index % 4 === 0 ? 'rent' : 'own',
      uses: ['meat', 'milk,ice', 'ice'][index % 3],
      supplierid: `T${String(10_001 + (index % 60))}`,
      groupid: '10',
      categoryid: null,
      serial: `SN${String(100_000 + index)}`,
      note: null,
    },
  ] as const;
});
