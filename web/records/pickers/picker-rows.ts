import type { Column, Row } from '../fields/column.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import type { PickerRowsQuery } from './RowPicker.gen.ts';

type QueriedModule = NonNullable<NonNullable<PickerRowsQuery['viewer']>['listModule']>;

/** The list to pick from. */
export interface PickerModule {
  keyField: string;
  columns: readonly Column[];
}

export type PickerRow = NonNullable<QueriedModule['rows']>['nodes'][number];

export interface PickerPage {
  rows: readonly PickerRow[];
  totalCount: number;
}

/** Number of rows per page. */
export const PICKER_PAGE_SIZE = 30;

/** Maximum number of columns; that many are enough to recognize a row. */
const MAX_COLUMNS = 12;

/** The columns to show: key and name first, long texts last, hidden columns not at all. */
export function shownColumns(
  columns: readonly Column[],
  { keyField, nameField }: { keyField: string; nameField: string },
): Column[] {
  const rank = ({ name, type }: Column) =>
    name === keyField ? 0 : name === nameField ? 1 : type === 'TEXTAREA' ? 3 : 2;
  return columns
    .filter(({ isVisible, type }) => isVisible && kindOf(type).Search !== null)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_COLUMNS);
}

/**
 * The rows that can be picked. A row without a key, or with that of another row, has a key that the
 * gateway generated, which must not become the value of a field.
 */
export const pickableRows = (rows: readonly PickerRow[]): readonly PickerRow[] =>
  rows.filter(({ key }) => !/^~\d+$/u.test(key));

/** The row as passed to `onPick`. */
export const toPickedRow = ({
  key,
  name,
  values,
}: PickerRow): { key: string; name: string; values: Row } => ({ key, name, values });
