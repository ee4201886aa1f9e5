import type { components } from '../../../schema/generated/retail.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { APPLICATIONS } from '../applications/catalogue.ts';
import { leavesOf, moduleCode } from '../applications/tree.ts';
import type { Choices, Names } from '../names.ts';
import { insertRows, type Value } from '../rows.ts';
import { CHOICES, SHEET_CHOICES } from './choices.ts';
import { columnsOf } from './column.ts';
import { HINTS } from './list-hints.ts';
import { UNITS } from './units.ts';
import type { SheetModuleSeed } from './module-seed.ts';
import { SHEET_MODULES } from './sheet-modules.ts';
import { TITLES } from './titles.ts';

type ModuleConfig = components['schemas']['ModuleConfig'];

/** Applications of suppliers, in which documents are read-only. */
const FOR_SUPPLIERS = ['SCM', 'SET'];
const HEADER = 'header';

/** The titles of columns and lists, the names of choices, and hints. */
export function metadataTexts(): [key: string, names: Names][] {
  return [
    ...Object.entries(TITLES).map(([key, names]): [string, Names] => [`column.${key}`, names]),
    ...Object.entries(CHOICES).flatMap(([list, choices]) =>
      choices.map(([value, names]): [string, Names] => [`option.${list}.${value}`, names]),
    ),
    ...Object.entries(UNITS).map(([key, names]): [string, Names] => [`unit.${key}`, names]),
    ...Object.entries(HINTS).map(([key, names]): [string, Names] => [`hint.${key}`, names]),
  ];
}

/**
 * Creates the metadata of document modules: every module of a menu whose kind of document is known.
 */
export function seedMetadata(db: RetailDatabase): void {
  const modules = APPLICATIONS.flatMap((application) =>
    leavesOf(application.menu).flatMap((leaf) => {
      const seed = SHEET_MODULES.find(({ sheettype }) => sheettype === leaf.sheettype);
      return seed
        ? [
            {
              code: moduleCode(application, leaf.no),
              seed,
              readOnly: FOR_SUPPLIERS.includes(application.code),
            },
          ]
        : [];
    }),
  );
  insertRows(
    db,
    'module_config',
    ['modulecode', 'settings'],
    modules.map(({ code, seed }) => [code, JSON.stringify(settingsOf(code, seed))]),
  );
  insertRows(
    db,
    'ui_column',
    ['modulecode', 'divid', 'sort', 'columnname', '"column"'],
    modules.flatMap(({ code, seed, readOnly }) => columnRows(code, seed, readOnly)),
  );
  insertRows(
    db,
    'ui_column_step',
    ['modulecode', 'activityid', 'divid', 'columnname'],
    modules.flatMap(({ code, seed }) => stepRows(code, seed)),
  );
  insertRows(
    db,
    'lookup_item',
    ['lookupid', 'itemcode', 'itemname', 'entrycode', 'sort'],
    lookupRows(SHEET_CHOICES),
  );
}

/** Choices as the rows of lookups. */
export function lookupRows(choices: Choices): Value[][] {
  return Object.entries(choices).flatMap(([list, items]) =>
    items.map(([value, names], index) => [
      list.toUpperCase(),
      value,
      names[0],
      `option.${list}.${value}`,
      index + 1,
    ]),
  );
}

function settingsOf(
  modulecode: string,
  seed: SheetModuleSeed,
): ModuleConfig & Record<string, unknown> {
  const {
    sheettype,
    lists,
    rules,
    fieldRules = [],
    amountfield = null,
    summary,
    unapproved = false,
  } = seed;
  const prefix = `/api/msc-sheet/${sheettype}`;
  return {
    modulecode,
    keyfield: 'sheetid',
    namefield: 'sheetid',
    pagesize: 30,
    searchurl: `${prefix}/search`,
    undeletableflag: 'ALL',
    datetimefields: ['createtime', 'modifytime'],
    sheettype,
    sheetprefix: prefix,
    details: lists.map(({ divid, title }) => ({
      divid,
      title: TITLES[title][0],
      entrycode: `column.${title}`,
    })),
    fieldrules: [...fieldRules],
    rules,
    amountfield,
    summary,
    unapproved,
  };
}

function columnRows(
  code: string,
  { header, lists }: SheetModuleSeed,
  readOnly: boolean,
): Value[][] {
  return [{ divid: HEADER, columns: header }, ...lists].flatMap(({ divid, columns }) =>
    columnsOf(divid, columns, { readOnly }).map((column, index) => [
      code,
      divid,
      index + 1,
      column.columnname,
      JSON.stringify(column),
    ]),
  );
}

function stepRows(code: string, { steps = {} }: SheetModuleSeed): Value[][] {
  return Object.entries(steps).flatMap(([activity, fields]) =>
    fields.map((field) => [code, activity, ...field.split('.')]),
  );
}
