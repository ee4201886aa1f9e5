import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { kindOf } from './column-types.ts';
import { listOf } from './json-text.ts';
import type { Lookups } from './lookups.ts';
import { optionRowsOf, rowFieldsOf, rowOption } from './option-rows.ts';
import { optionSearch, searchesItself } from './option-search.ts';
import { dependenciesOf, filledParameters, parametersOf } from './source-parameters.ts';
import { sourceOf } from './sources.ts';
import { writtenOptions } from './written-options.ts';

export const MOST_OPTIONS = 200;
/** A source that cannot search is looked through here: as much of it as it gives at once. */
const MOST_LOOKED_THROUGH = 10_000;

export interface OptionParts {
  retail: RetailClient;
  lookups: Lookups;
}

/** What somebody searches for, and what the form holds of that which the column depends on. */
export interface Asked {
  search: string;
  values: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
}

/**
 * What is offered with the column itself. A column of a module that is searched for, or that depends on another, has nothing to offer before
 * somebody searches; a button's has no such search, so that its first rows are all there is. Where nothing can be chosen and the name stands
 * beside the code, nobody asks.
 */
export async function optionsOfColumn(
  parts: OptionParts,
  column: FormColumnModel,
): Promise<ColumnOption[] | null> {
  const { type, isChosen } = kindOf(column.row.columntype);
  const isSearched = type === 'SELECT_REMOTE' && Object.keys(column.about).length === 0;
  const isTold = column.isTold && listOf(column.row.columndata) === null;
  if (!isChosen || isSearched || isTold || dependenciesOf(column).length > 0) return null;
  const found = await optionsAtHand(parts, column);
  if (found !== undefined) return found?.slice(0, MOST_OPTIONS) ?? null;
  const body = { pageNo: 1, pageSize: MOST_OPTIONS, ...parametersOf(column), ...column.about };
  return (await askFor(parts, column, body)).slice(0, MOST_OPTIONS);
}

/** Those that match first, by page; null where there is nothing to choose from, none where what it depends on holds nothing. */
export async function findOptions(
  parts: OptionParts,
  column: FormColumnModel,
  asked: Asked,
): Promise<ColumnOption[] | null> {
  const { search, values, page, pageSize } = asked;
  const found = await optionsAtHand(parts, column);
  if (found !== undefined) return found === null ? null : pageOf(matching(found, search), asked);
  if (dependenciesOf(column).some((name) => (values[name] ?? '') === '')) return [];
  const params = { ...filledParameters(parametersOf(column), values), ...column.about };
  const path = codeOf(column.row.columnrest);
  if (search === '')
    return (await askFor(parts, column, { ...params, pageNo: page, pageSize })).slice(0, pageSize);
  if (searchesItself(path)) {
    const body = optionSearch(
      path,
      { ...params, pageNo: page, pageSize },
      { search, ...rowFieldsOf(column) },
    );
    return (await askFor(parts, column, body)).slice(0, pageSize);
  }
  const all = await askFor(parts, column, { ...params, pageNo: 1, pageSize: MOST_LOOKED_THROUGH });
  return pageOf(matching(all, search), asked);
}

/** Null where there is nothing to choose from; undefined where an address has to be asked. */
async function optionsAtHand(
  { lookups }: OptionParts,
  { row }: FormColumnModel,
): Promise<readonly ColumnOption[] | null | undefined> {
  const source = sourceOf(row);
  if (source === 'written') return writtenOptions(row);
  if (source === 'lookup') return (await lookups()).get(codeOf(row.columndata)) ?? [];
  return source === null ? null : undefined;
}

async function askFor(
  { retail }: OptionParts,
  column: FormColumnModel,
  body: object,
): Promise<ColumnOption[]> {
  const rows = optionRowsOf(await retail.callPath('option', codeOf(column.row.columnrest), body));
  const fields = rowFieldsOf(column);
  return rows.map((row) => rowOption(row, fields)).filter(({ value }) => value !== '');
}

function matching(options: readonly ColumnOption[], search: string): readonly ColumnOption[] {
  const text = search.toLowerCase();
  return text === ''
    ? options
    : options.filter(({ value, label }) => `${value}\n${label}`.toLowerCase().includes(text));
}

function pageOf(options: readonly ColumnOption[], { page, pageSize }: Asked): ColumnOption[] {
  return options.slice((page - 1) * pageSize, page * pageSize);
}
