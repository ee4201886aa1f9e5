import type { ConditionOperation } from '../../../generated/schema.ts';
import type { GridOrder } from '../../../design/grid/grid-column.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';

/**
 * A condition of the filter. For IN, `text` contains several codes; see
 * records/search/search-value.ts.
 */
export interface Condition {
  column: string;
  operation: ConditionOperation;
  text: string;
}

/**
 * The state of a list as stored in the address of its tab:
 * - `q` and `exact`: the search box; `f.COLUMN`: the search form
 * - `a0`, `a1`…: conditions that must all hold; `o0`, `o1`…: conditions of which one must hold
 * - `order`, `page`, `size`; `row`: the open row; `add`: a new row is being added
 * - `view`: the saved view that was applied
 * The address may have been edited by hand, so each invalid value is ignored.
 */
export interface ListState {
  keyword: string;
  /** Null: use the module's setting. */
  exact: boolean | null;
  fields: FieldValues;
  all: readonly Condition[];
  any: readonly Condition[];
  order: GridOrder | null;
  page: number;
  size: number | null;
  row: string | null;
  adding: boolean;
}

export const MAX_KEYWORD_LENGTH = 100;
/** Maximum conditions per group, so that they fit into an address. */
export const MAX_CONDITIONS = 8;
/** Maximum length of a condition in an address. */
export const MAX_CONDITION_LENGTH = 300;
export const pageSizes: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];

const FIELD_PREFIX = 'f.';
const groups = { all: 'a', any: 'o' } as const;
const conditionPattern = /^([^:]{1,64}):(EQ|LIKE|IN|GE|LE):([^]+)$/u;
const columnNamePattern = /^-?[A-Za-z0-9_][A-Za-z0-9_.]{0,63}$/u;
const pageNumberPattern = /^[1-9]\d{0,5}$/u;

export function readListState(view: TabView): ListState {
  const size = Number(view.size);
  return {
    keyword: (view.q ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
    exact: view.exact === '1' ? true : view.exact === '0' ? false : null,
    fields: Object.fromEntries(
      Object.entries(view)
        .filter(([name, text]) => name.startsWith(FIELD_PREFIX) && text !== '')
        .map(([name, text]) => [name.slice(FIELD_PREFIX.length), text]),
    ),
    all: readConditions(view, groups.all),
    any: readConditions(view, groups.any),
    order: readOrder(view.order),
    page: pageNumberPattern.test(view.page ?? '') ? Number(view.page) : 1,
    size: Number.isInteger(size) && size >= 1 && size <= 1000 ? size : null,
    row: view.row || null,
    adding: view.add === '1',
  };
}

/** Returns the address parameters for this state. The applied saved view is retained. */
export function writeListState(before: TabView, state: ListState): TabView {
  const { keyword, exact, fields, all, any, order, page, size, row, adding } = state;
  const named = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
  );
  return {
    ...(before.view !== undefined && { view: before.view }),
    ...(keyword !== '' && { q: keyword }),
    ...(exact !== null && { exact: exact ? '1' : '0' }),
    ...Object.fromEntries(named.map(([name, text]) => [FIELD_PREFIX + name, text])),
    ...writeConditions(all, groups.all),
    ...writeConditions(any, groups.any),
    ...(order !== null && { order: `${order.descending ? '-' : ''}${order.column}` }),
    ...(page !== 1 && { page: String(page) }),
    ...(size !== null && { size: String(size) }),
    ...(row !== null && { row }),
    ...(adding && { add: '1' }),
  };
}

/**
 * Returns whether rows can be loaded before the columns are known, because no search, filter or
 * order names a column.
 */
export const canLoadWithoutColumns = ({ fields, all, any, order }: ListState): boolean =>
  Object.keys(fields).length === 0 && all.length === 0 && any.length === 0 && order === null;

export const formatCondition = ({ column, operation, text }: Condition): string =>
  `${column}:${operation}:${text}`;

function readConditions(view: TabView, group: string): readonly Condition[] {
  return Array.from(
    { length: MAX_CONDITIONS },
    (_, index) => view[`${group}${String(index)}`] ?? '',
  ).flatMap((text) => {
    const [, column, operation, value] = conditionPattern.exec(text) ?? [];
    return column === undefined || value === undefined
      ? []
      : [{ column, operation: operation as ConditionOperation, text: value }];
  });
}

function writeConditions(conditions: readonly Condition[], group: string): TabView {
  return Object.fromEntries(
    conditions
      .slice(0, MAX_CONDITIONS)
      .map((condition, index) => [`${group}${String(index)}`, formatCondition(condition)]),
  );
}

function readOrder(text: string | undefined): GridOrder | null {
  if (text === undefined || !columnNamePattern.test(text)) return null;
  const descending = text.startsWith('-');
  return { column: descending ? text.slice(1) : text, descending };
}
