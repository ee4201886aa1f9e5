import type { ConditionOperation } from '../../../generated/schema.ts';
import type { GridOrder } from '../../../design/grid/grid-column.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';

/** A condition of the filter. For IN its text holds several codes, see records/search/search-value.ts. */
export interface Condition {
  column: string;
  operation: ConditionOperation;
  text: string;
}

/**
 * How a list is looked at, as the address of its tab tells it: `q` and `exact`, the search box; `f.COLUMN`, the search form; `a0` and on, conditions
 * that all hold, `o0` and on, of which one holds; `order`, `page`, `size`; `row`, the row that is open; `add` while one is added. `view` is the
 * saved view that it began with. Somebody else may have written it: what cannot be meant is passed over, part by part.
 */
export interface ListLook {
  keyword: string;
  /** Null: as the module is configured. */
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

export const longestKeyword = 100;
/** Conditions of either group: more would not fit into an address. */
export const mostConditions = 8;
/** What a condition may be long in an address. */
export const longestCondition = 300;
export const pageSizes: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];

const fieldPrefix = 'f.';
const groups = { all: 'a', any: 'o' } as const;
const condition = /^([^:]{1,64}):(EQ|LIKE|IN|GE|LE):([^]+)$/u;
const columnName = /^-?[A-Za-z0-9_][A-Za-z0-9_.]{0,63}$/u;
const wholeNumber = /^[1-9]\d{0,5}$/u;

export function readLook(view: TabView): ListLook {
  const size = Number(view.size);
  return {
    keyword: (view.q ?? '').trim().slice(0, longestKeyword),
    exact: view.exact === '1' ? true : view.exact === '0' ? false : null,
    fields: Object.fromEntries(
      Object.entries(view)
        .filter(([name, text]) => name.startsWith(fieldPrefix) && text !== '')
        .map(([name, text]) => [name.slice(fieldPrefix.length), text]),
    ),
    all: readConditions(view, groups.all),
    any: readConditions(view, groups.any),
    order: readOrder(view.order),
    page: wholeNumber.test(view.page ?? '') ? Number(view.page) : 1,
    size: Number.isInteger(size) && size >= 1 && size <= 1000 ? size : null,
    row: view.row || null,
    adding: view.add === '1',
  };
}

/** The same as an address carries it. The saved view that it began with stays its beginning. */
export function writeLook(before: TabView, look: ListLook): TabView {
  const { keyword, exact, fields, all, any, order, page, size, row, adding } = look;
  const named = Object.entries(fields).filter(
    (one): one is [string, string] => one[1] !== null && one[1] !== '',
  );
  return {
    ...(before.view !== undefined && { view: before.view }),
    ...(keyword !== '' && { q: keyword }),
    ...(exact !== null && { exact: exact ? '1' : '0' }),
    ...Object.fromEntries(named.map(([name, text]) => [fieldPrefix + name, text])),
    ...writeConditions(all, groups.all),
    ...writeConditions(any, groups.any),
    ...(order !== null && { order: `${order.descending ? '-' : ''}${order.column}` }),
    ...(page !== 1 && { page: String(page) }),
    ...(size !== null && { size: String(size) }),
    ...(row !== null && { row }),
    ...(adding && { add: '1' }),
  };
}

/** Whether rows can be asked for before the columns are known: nothing in it names one. */
export const needsNoColumns = ({ fields, all, any, order }: ListLook): boolean =>
  Object.keys(fields).length === 0 && all.length === 0 && any.length === 0 && order === null;

export const writtenCondition = ({ column, operation, text }: Condition): string =>
  `${column}:${operation}:${text}`;

function readConditions(view: TabView, group: string): readonly Condition[] {
  return Array.from(
    { length: mostConditions },
    (_, at) => view[`${group}${String(at)}`] ?? '',
  ).flatMap((written) => {
    const [, column, operation, text] = condition.exec(written) ?? [];
    return column === undefined || text === undefined
      ? []
      : [{ column, operation: operation as ConditionOperation, text }];
  });
}

function writeConditions(conditions: readonly Condition[], group: string): TabView {
  return Object.fromEntries(
    conditions
      .slice(0, mostConditions)
      .map((one, at) => [`${group}${String(at)}`, writtenCondition(one)]),
  );
}

function readOrder(text: string | undefined): GridOrder | null {
  if (text === undefined || !columnName.test(text)) return null;
  const descending = text.startsWith('-');
  return { column: descending ? text.slice(1) : text, descending };
}
