import type { ListConditionInput } from '../../generated/schema.ts';
import type { Column } from '../fields/column.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import { textConditions } from './search-conditions.ts';
import type { FieldValues } from '../fields/values.ts';

/** Whether search forms have a field for the column. */
export const isSearched = ({ searchType, type }: Column): boolean =>
  searchType !== null && kindOf(type).Search !== null;

/** The conditions for the values of a search form. Empty values and unknown names are left out. */
export function conditionsOf(
  columns: readonly Column[],
  values: FieldValues,
): ListConditionInput[] {
  return columns.filter(isSearched).flatMap((column) => {
    const value = values[column.name] ?? null;
    return value === null || value.trim() === '' ? [] : conditionsOfColumn(column, value);
  });
}

function conditionsOfColumn(column: Column, value: string): ListConditionInput[] {
  const { toConditions = textConditions[column.searchType ?? 'EQ'] } = kindOf(column.type);
  return toConditions(column, value);
}
