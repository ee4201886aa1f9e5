import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnPin, ColumnTotal, SearchType, SumStyle } from '../generated/resolvers.ts';
import { codeOf, field } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

type Column = Pick<FormColumnModel, 'row'>;

const SUMS: ReadonlyMap<string, SumStyle> = new Map<string, SumStyle>([
  ['sum', 'SUM'],
  ['avg', 'AVERAGE'],
  ['count', 'COUNT'],
  ['min', 'MINIMUM'],
  ['max', 'MAXIMUM'],
]);
const PINS: ReadonlyMap<string, ColumnPin> = new Map<string, ColumnPin>([
  ['left', 'LEFT'],
  ['right', 'RIGHT'],
]);
const SEARCHES: ReadonlyMap<string, SearchType> = new Map<string, SearchType>([
  ['eq', 'EQ'],
  ['like', 'LIKE'],
  ['in', 'IN'],
  ['range', 'RANGE'],
]);
const KEYWORD = 'keyword';

/** The summary below the column. An unknown value, such as 1, means the sum. */
export function sumStyleOf({ row }: Column): SumStyle | null {
  const word = wordOf(row.columnsumstyle);
  return SUMS.get(word) ?? (isSet(word) ? 'SUM' : null);
}

/** The edge to which the column is pinned; left if the services do not say. */
export function pinOf({ row }: Column): ColumnPin | null {
  const word = wordOf(row.columnfixed);
  return PINS.get(word) ?? (isSet(word) ? 'LEFT' : null);
}

export function isSortable({ row }: Column): boolean {
  return isSet(wordOf(row.columncanorder));
}

export function searchTypeOf({ row }: Column): SearchType | null {
  const [found] = searchWords(row).flatMap((word) => SEARCHES.get(word) ?? []);
  return found ?? null;
}

export function isKeyword({ row }: Column): boolean {
  return searchWords(row).includes(KEYWORD);
}

/** The hint below the field: literal text, or the key of a text in the language packs. */
export function hintOf({ row }: Column): { text: string | null; i18nCode: string | null } {
  if (kindOf(row.columntype).type !== 'INPUT_TIP_TEXT') return { text: null, i18nCode: null };
  const { text, entrycode } = objectOf(row.columndata);
  const isObject = text !== undefined || entrycode !== undefined;
  return {
    text: codeOf(isObject ? text : row.columndata) || null,
    i18nCode: codeOf(entrycode) || null,
  };
}

/** The unit of a number column from its columndata: a text, or {text, entrycode}. */
export function unitOf({ row }: Column): { text: string | null; i18nCode: string | null } {
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return { text: null, i18nCode: null };
  const { unit } = objectOf(row.columndata);
  return {
    text: codeOf(field(unit, 'text') ?? unit) || null,
    i18nCode: codeOf(field(unit, 'entrycode')) || null,
  };
}

/** Code of the list module whose rows are chosen in a dialog. */
export function pickerModuleOf({ row }: Column): string | null {
  return kindOf(row.columntype).isChosen
    ? codeOf(field(objectOf(row.columnrestmap), 'module')) || null
    : null;
}

function searchWords(row: Column['row']): string[] {
  return codeOf(row.searchtype)
    .split(',')
    .map((word) => wordOf(word));
}

function wordOf(value: unknown): string {
  return codeOf(value).trim().toLowerCase();
}

function isSet(word: string): boolean {
  return word !== '' && word !== '0';
}

/** The column that this one totals, written as `list.column`, such as `fees.amount`. */
export function totalOf({ row }: Column): ColumnTotal | null {
  const [section = '', column = '', ...more] = codeOf(row.columntotalof).split('.');
  return section === '' || column === '' || more.length > 0 ? null : { section, column };
}
