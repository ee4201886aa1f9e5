import type { ConditionOperation } from '../../../generated/schema.ts';
import type { GridOrder } from '../../../design/grid/grid-column.ts';
import { defineView, type ViewOf } from '../../../platform/view-address/define-view.ts';
import {
  flag,
  optionalNumber,
  optionalText,
  pageNumber,
  searchText,
} from '../../../platform/view-address/fields.ts';
import { numbered, textsByName } from '../../../platform/view-address/group-fields.ts';
import type { ChangeViewOf } from '../../../platform/view-address/useView.ts';
import { optionalField } from '../../../platform/view-address/view-field.ts';

/**
 * A condition of the filter. For IN, `text` contains several codes; see
 * records/search/search-value.ts.
 */
export interface Condition {
  column: string;
  operation: ConditionOperation;
  text: string;
}

/** Maximum conditions per group, so that they fit into an address. */
export const MAX_CONDITIONS = 8;
/** Maximum length of a condition in an address. */
export const MAX_CONDITION_LENGTH = 300;
export const pageSizes: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];

const conditionPattern = /^([^:]{1,64}):(EQ|LIKE|IN|GE|LE):([^]+)$/u;
const columnNamePattern = /^-?[A-Za-z0-9_][A-Za-z0-9_.]{0,63}$/u;

export const formatCondition = ({ column, operation, text }: Condition): string =>
  `${column}:${operation}:${text}`;

/** Conditions, each as `COLUMN:OPERATION:TEXT`. */
const conditions = (name: string) =>
  numbered<Condition>({
    name,
    max: MAX_CONDITIONS,
    parse(text) {
      const [, column, operation, value] = conditionPattern.exec(text) ?? [];
      return column === undefined || value === undefined
        ? undefined
        : { column, operation: operation as ConditionOperation, text: value };
    },
    format: formatCondition,
  });

/** The view of a list. The address of the tab also has the id of the applied saved view. */
export const listState = defineView({
  /** The text in the search box. */
  keyword: searchText({ name: 'q' }),
  /** Null: use the module's setting. */
  exact: optionalField<boolean>({
    parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    format: (exact) => (exact ? '1' : '0'),
  }),
  /** The search form, by column. */
  fields: textsByName('f.'),
  /** Conditions that must all hold. */
  all: conditions('a'),
  /** Conditions of which one must hold. */
  any: conditions('o'),
  order: optionalField<GridOrder>({
    parse: (text) =>
      columnNamePattern.test(text)
        ? { column: text.replace(/^-/u, ''), descending: text.startsWith('-') }
        : undefined,
    format: ({ column, descending }) => `${descending ? '-' : ''}${column}`,
  }),
  page: pageNumber,
  /** Rows per page. Null: use the module's setting. */
  size: optionalNumber({ min: 1, max: 1000 }),
  /** Key of the open row. */
  row: optionalText({ valid: (text) => text !== '' }),
  /** Whether a new row is being added. */
  adding: flag({ name: 'add' }),
});

export type ListState = ViewOf<typeof listState>;
export type UpdateListState = ChangeViewOf<ListState>;

/**
 * Returns whether rows can be loaded before the columns are known, because no search, filter or
 * order names a column.
 */
export const canLoadWithoutColumns = ({ fields, all, any, order }: ListState): boolean =>
  Object.keys(fields).length === 0 && all.length === 0 && any.length === 0 && order === null;
