import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { codeOf } from '../values/rows.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { kindOf } from '../module-model/column-types.ts';
import { listOf } from './json-text.ts';
import type { Lookups } from './lookups.ts';
import { distinctOptions } from './distinct-options.ts';
import { optionRowsOf, rowFieldsOf, rowOption } from './option-rows.ts';
import { optionSearch, searchesItself } from './option-search.ts';
import { dependenciesOf, fillParameters, parametersOf } from './source-parameters.ts';
import { sourceOf } from './sources.ts';
import { writtenOptions } from './written-options.ts';

export const MAX_OPTIONS = 200;
/** Maximum rows loaded from a source that cannot search; the gateway filters them. */
const MAX_FILTERED = 10_000;

export interface OptionParts {
  retail: RetailClient;
  lookups: Lookups;
}

/** A search, and the form values that the column depends on. */
export interface OptionQuery {
  search: string;
  values: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
}

/** What the column itself says about its options: all of them, or where they are. */
interface OwnOptions {
  /** Null if the column offers none, undefined if they come from a lookup or an address. */
  options: readonly ColumnOption[] | null | undefined;
}

const ownOptionsOf = createDerivedData<OwnOptions>();

function readOwnOptions(column: FormColumnModel): OwnOptions {
  const { type, isChosen } = kindOf(column.row.columntype);
  const isSearched = type === 'SELECT_REMOTE' && Object.keys(column.context).length === 0;
  const isLabeled = column.isLabeledElsewhere && listOf(column.row.columndata) === null;
  if (!isChosen || isSearched || isLabeled || dependenciesOf(column).length > 0)
    return { options: null };
  const source = sourceOf(column.row);
  if (source === 'written') return { options: firstOf(writtenOptions(column.row) ?? []) };
  return { options: source === null ? null : undefined };
}

/**
 * The options that come with a column. Null for columns that are searched remotely or depend on
 * another column, which have none before a search. A column of a button's form has no search, so
 * its first rows are all its options. Null also for read-only codes whose label is in another
 * column. A promise only if the options are not in the column itself.
 */
export function optionsOfColumn(
  parts: OptionParts,
  column: FormColumnModel,
): readonly ColumnOption[] | null | Promise<readonly ColumnOption[] | null> {
  const { options } = ownOptionsOf(column, () => readOwnOptions(column));
  return options === undefined ? firstOptions(parts, column) : options;
}

async function firstOptions(
  parts: OptionParts,
  column: FormColumnModel,
): Promise<readonly ColumnOption[] | null> {
  const found = await localOptions(parts, column);
  if (found !== undefined) return found === null ? null : firstOf(found);
  const body = { pageNo: 1, pageSize: MAX_OPTIONS, ...parametersOf(column), ...column.context };
  return firstOf(await loadOptions(parts, column, body));
}

/** Few options stay the same list, so that what is derived from them is found again. */
function firstOf(options: readonly ColumnOption[]): readonly ColumnOption[] {
  return options.length <= MAX_OPTIONS ? options : options.slice(0, MAX_OPTIONS);
}

/**
 * A page of matching options. Null if the column has none; empty while a column it depends on is
 * empty.
 */
export async function findOptions(
  parts: OptionParts,
  column: FormColumnModel,
  asked: OptionQuery,
): Promise<ColumnOption[] | null> {
  const { search, values, page, pageSize } = asked;
  const found = await localOptions(parts, column);
  if (found !== undefined) return found === null ? null : pageOf(matching(found, search), asked);
  if (dependenciesOf(column).some((name) => (values[name] ?? '') === '')) return [];
  const params = { ...fillParameters(parametersOf(column), values), ...column.context };
  const path = codeOf(column.row.columnrest);
  if (search === '')
    return (await loadOptions(parts, column, { ...params, pageNo: page, pageSize })).slice(
      0,
      pageSize,
    );
  if (searchesItself(path)) {
    const body = optionSearch(
      path,
      { ...params, pageNo: page, pageSize },
      { search, ...rowFieldsOf(column) },
    );
    return (await loadOptions(parts, column, body)).slice(0, pageSize);
  }
  const all = await loadOptions(parts, column, { ...params, pageNo: 1, pageSize: MAX_FILTERED });
  return pageOf(matching(all, search), asked);
}

/**
 * Options that need no call to an address. Null if there are none, undefined if an address must be
 * called.
 */
async function localOptions(
  { lookups }: OptionParts,
  { row }: FormColumnModel,
): Promise<readonly ColumnOption[] | null | undefined> {
  const source = sourceOf(row);
  if (source === 'written') return writtenOptions(row);
  if (source === 'lookup') return (await lookups()).get(codeOf(row.columndata)) ?? [];
  return source === null ? null : undefined;
}

async function loadOptions(
  { retail }: OptionParts,
  column: FormColumnModel,
  body: object,
): Promise<ColumnOption[]> {
  const rows = optionRowsOf(await retail.callPath('option', codeOf(column.row.columnrest), body));
  const fields = rowFieldsOf(column);
  return distinctOptions(rows.map((row) => rowOption(row, fields)));
}

function matching(options: readonly ColumnOption[], search: string): readonly ColumnOption[] {
  const text = search.toLowerCase();
  return text === ''
    ? options
    : options.filter(({ value, label }) => `${value}\n${label}`.toLowerCase().includes(text));
}

function pageOf(options: readonly ColumnOption[], { page, pageSize }: OptionQuery): ColumnOption[] {
  return options.slice((page - 1) * pageSize, page * pageSize);
}
