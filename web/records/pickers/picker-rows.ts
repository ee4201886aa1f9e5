import type { Column, Row } from '../fields/column.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import type { PickerRowsQuery } from './RowPicker.gen.ts';

type AskedModule = NonNullable<NonNullable<PickerRowsQuery['viewer']>['listModule']>;

/** A list that is picked from. */
export interface PickerModule {
  keyField: string;
  columns: readonly Column[];
}

export type PickerRow = NonNullable<AskedModule['rows']>['nodes'][number];

export interface PickerPage {
  rows: readonly PickerRow[];
  totalCount: number;
}

/** How many rows a page has. */
export const pickerPageSize = 30;

/** More of them help nobody to recognise a row. */
const mostColumns = 12;

/** What a row is recognised by: its key and name first, long texts last of all, what is hidden not at all. */
export function shownColumns(
  columns: readonly Column[],
  { keyField, nameField }: { keyField: string; nameField: string },
): Column[] {
  const rank = ({ name, type }: Column) =>
    name === keyField ? 0 : name === nameField ? 1 : type === 'TEXTAREA' ? 3 : 2;
  return columns
    .filter(({ isVisible, type }) => isVisible && kindOf(type).Search !== null)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostColumns);
}

/** As it is handed out. */
export const pickedOf = ({
  key,
  name,
  values,
}: PickerRow): { key: string; name: string; values: Row } => ({ key, name, values });
