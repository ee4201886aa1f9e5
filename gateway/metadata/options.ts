import type { FormColumnModel } from '../form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { codeOf, field, rowsOf } from '../rows.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import { kindOf } from './column-types.ts';
import { listOf, objectOf } from './json-text.ts';
import { optionSearch, searchesItself } from './option-search.ts';

export const MOST_OPTIONS = 200;

/** What a row of a source is read by; those of lookups where metadata do not say. */
interface RowFields {
  value: string;
  label: string;
  /** Fields of the form by the fields of the row that fill them. */
  copy: Readonly<Record<string, unknown>>;
}

/**
 * What is offered with the column itself. A column of a module that is searched for has nothing to offer before somebody searches; a button's
 * has no such search, so that its first rows are all there is. Where nothing can be chosen and the name stands beside the code, nobody asks.
 */
export async function optionsOfColumn(retail: RetailCaller, column: FormColumnModel): Promise<ColumnOption[] | null> {
  const { type, isChosen } = kindOf(column.row.columntype);
  const isSearched = type === 'SELECT_REMOTE' && Object.keys(column.about).length === 0;
  const isTold = column.isTold && listOf(column.row.columndata) === null;
  return isChosen && !isSearched && !isTold ? findOptions(retail, column, '') : null;
}

/** Those that match first, at most 200; null where there is nothing to choose from. */
export async function findOptions(retail: RetailCaller, column: FormColumnModel, search: string): Promise<ColumnOption[] | null> {
  const { row } = column;
  const written = listOf(row.columndata);
  if (written !== null) return matching(written.map(writtenOption), search);
  const path = codeOf(row.columnrest);
  if (path === '') return null;
  const fields = rowFields(column);
  const params = { pageNo: 1, pageSize: MOST_OPTIONS, ...objectOf(row.columnrestparams), ...column.about };
  const body = search === '' ? params : optionSearch(path, params, { search, ...fields });
  const data = await retail.callPath<unknown>('option', path, body);
  const rows = rowsOf('option', Array.isArray(data) ? data : field(data, 'pageData'));
  return matching(
    rows.map((each) => restOption(each, fields)),
    searchesItself(path) ? '' : search,
  );
}

function rowFields({ row }: FormColumnModel): RowFields {
  const { value, label, copy } = objectOf(row.columnrestmap);
  const isLookup = kindOf(row.columntype).type === 'SELECT_LOOK_UP';
  return {
    value: codeOf(value) || (isLookup ? 'itemcode' : 'value'),
    label: codeOf(label) || (isLookup ? 'itemname' : 'label'),
    copy: objectOf(copy),
  };
}

/** A choice without a value is none; text that is written as it is, is both. */
function writtenOption(option: unknown): ColumnOption {
  const plain = codeOf(option);
  const value = plain || codeOf(field(option, 'value'));
  return {
    value,
    label: codeOf(field(option, 'label')) || value,
    i18nCode: codeOf(field(option, 'entrycode')) || null,
    copies: null,
  };
}

function restOption(row: unknown, { value, label, copy }: RowFields): ColumnOption {
  const code = codeOf(field(row, value));
  const copies = Object.entries(copy).map(([target, source]) => [target, plainOf(field(row, codeOf(source)))] as const);
  return {
    value: code,
    label: codeOf(field(row, label)) || code,
    i18nCode: codeOf(field(row, 'entrycode')) || null,
    copies: copies.length === 0 ? null : Object.fromEntries(copies),
  };
}

function plainOf(value: unknown): unknown {
  return typeof value === 'object' ? null : (value ?? null);
}

function matching(options: readonly ColumnOption[], search: string): ColumnOption[] {
  const text = search.toLowerCase();
  return options
    .filter(({ value }) => value !== '')
    .filter(({ value, label }) => `${value}\n${label}`.toLowerCase().includes(text))
    .slice(0, MOST_OPTIONS);
}
