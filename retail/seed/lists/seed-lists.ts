import type { components } from '../../../schema/generated/retail.ts';
import { VERBS } from '../../master-data/access.ts';
import { BASE_TABLES } from '../../master-data/base/catalogue.ts';
import type { EntitySettings, FieldKind } from '../../master-data/settings.ts';
import { dateOf } from '../../server/calendar.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { APPLICATIONS } from '../applications/catalogue.ts';
import { leavesOf, moduleCode } from '../applications/tree.ts';
import { columnsOf, type StoredColumn } from '../metadata/column.ts';
import { LIST_CHOICES } from '../metadata/list-choices.ts';
import { lookupRows } from '../metadata/metadata.ts';
import { insertRows } from '../rows.ts';
import { seedBrokenList } from './broken-list.ts';
import { LISTS } from './catalogue.ts';
import type { ListSeed } from './list-seed.ts';

type ModuleConfig = components['schemas']['ModuleConfig'];

/** Kinds of columns that a list cannot be ordered by, because their values have no order. */
const UNORDERED = ['Textarea', 'HideText', 'CheckboxGroup'];

/** Makes the lists of the menus: modules, columns, lookups and rows. */
export function seedLists(db: RetailDatabase, today: number): void {
  const modules = LISTS.flatMap((list) =>
    list.leaves.map((leaf) => ({ list, code: codeOf(leaf), readOnly: isReadOnly(list, leaf) })),
  );
  insertRows(
    db,
    'module_config',
    ['modulecode', 'settings'],
    modules.map(({ list, code, readOnly }) => [
      code,
      JSON.stringify(configOf(list, code, readOnly)),
    ]),
  );
  insertRows(
    db,
    'ui_column',
    ['modulecode', 'divid', 'sort', 'columnname', '"column"'],
    modules.flatMap(({ list, code, readOnly }) =>
      columnsIn(list, readOnly).map((column, index) => [
        code,
        'header',
        index + 1,
        column.columnname,
        JSON.stringify(column),
      ]),
    ),
  );
  insertRows(
    db,
    'lookup_item',
    ['lookupid', 'itemcode', 'itemname', 'entrycode', 'sort'],
    lookupRows(LIST_CHOICES),
  );
  insertRows(
    db,
    'md_entity',
    ['entity', 'settings'],
    LISTS.map((list) => [list.entity, JSON.stringify(settingsOf(list))]),
  );
  for (const list of LISTS) seedRows(db, list, today);
  seedBrokenList(db);
}

function codeOf(leaf: string): string {
  const [code, key] = leaf.split('.');
  const application = APPLICATIONS.find((one) => one.code === code);
  const found = application && leavesOf(application.menu).find((one) => one.key === key);
  if (!found) throw new Error(`There is no menu ${leaf}`);
  return moduleCode(application, found.no);
}

function isReadOnly({ readOnly = [] }: ListSeed, leaf: string): boolean {
  return readOnly.includes(leaf);
}

function configOf(list: ListSeed, modulecode: string, readOnly: boolean): ModuleConfig {
  const { entity, columns, verbs, config = {} } = list;
  const address = (verb: string) => `/api/msc-mdm/${entity}/${verb}`;
  const urls = readOnly ? [] : verbs.map((verb) => [VERBS[verb].url, address(verb)]);
  return {
    modulecode,
    keyfield: keyOf(list),
    namefield: list.namefield ?? columns[1]?.[0] ?? keyOf(list),
    pagesize: 30,
    searchurl: address('search'),
    historyurl: address('history'),
    ...(Object.fromEntries(urls) as Partial<ModuleConfig>),
    operations: ['eq', 'like', 'in', 'ge', 'le'],
    datefields: columns
      .filter(([, kind, { mode = 'date' } = {}]) => kind === 'Date' && mode === 'date')
      .map(([name]) => name),
    datetimefields: columns.filter(([, kind]) => kind === 'DateTime').map(([name]) => name),
    ...config,
    ...(readOnly && { undeletableflag: 'ALL' }),
  };
}

function columnsIn({ columns }: ListSeed, readOnly: boolean): StoredColumn[] {
  const laid = columnsOf('header', columns, { readOnly });
  return laid.map((column, index) => {
    const [, kind, traits = {}] = columns[index] ?? ['', 'Input'];
    return { ...column, columncanorder: traits.unordered || UNORDERED.includes(kind) ? '0' : '1' };
  });
}

function settingsOf({
  entity,
  columns,
  settings = {},
  kinds = {},
  ...list
}: ListSeed): EntitySettings {
  const base = BASE_TABLES[entity];
  const own = columns.filter(
    ([name]) => name !== keyOf({ columns, ...list }) && !(base && name in base.fields),
  );
  const fields = own.map(([name, kind]): [string, FieldKind] => [
    name,
    kind === 'InputNum' ? 'number' : 'text',
  ]);
  const isKept = ([name]: [string, FieldKind]) => name !== 'createtime' && name !== 'modifytime';
  return {
    ...settings,
    key: keyOf({ columns, ...list }),
    fields: { ...Object.fromEntries(fields.filter(isKept)), ...kinds },
  };
}

function keyOf({ keyfield, columns }: Pick<ListSeed, 'keyfield' | 'columns'>): string {
  return keyfield ?? columns[0]?.[0] ?? 'id';
}

function seedRows(db: RetailDatabase, { entity, rows }: ListSeed, today: number): void {
  if (!rows) return;
  const made = [...rows(today)].map(([id, fields, age = 30 + (id.length % 7)]) => {
    const moment = `${dateOf(today - age)} 09:${String(10 + (age % 50)).padStart(2, '0')}:00`;
    return [entity, id, JSON.stringify(fields), moment, moment];
  });
  insertRows(db, 'md_row', ['entity', 'id', 'fields', 'createtime', 'modifytime'], made);
}
