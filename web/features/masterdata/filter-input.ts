import type {
  ListConditionInput,
  ListFilterInput,
  ListOrderInput,
} from '../../generated/schema.ts';
import { conditionsOf } from '../../records/search/conditions-of.ts';
import { codesOf } from '../../records/search/search-value.ts';
import type { Module } from './list-module.ts';
import type { Condition, ListState } from './columns/list-state.ts';

/**
 * Returns the filter of the search box alone, which needs no column metadata; null for all rows.
 */
export function keywordFilter({ keyword, exact }: ListState): ListFilterInput | null {
  return keyword === ''
    ? null
    : { keyword, ...(exact !== null && { isExact: exact }), all: [], any: [] };
}

/**
 * Returns the filter for the state of a list; null for all rows. Conditions on unknown columns or
 * with operations that the services do not support are ignored.
 */
export function filterOf(module: Module, state: ListState): ListFilterInput | null {
  const supported = (conditions: readonly Condition[]) =>
    conditions.filter((condition) => isKnown(module, condition)).map(toConditionInput);
  const all = [...conditionsOf(module.columns, state.fields), ...supported(state.all)];
  const any = supported(state.any);
  if (state.keyword === '' && all.length === 0 && any.length === 0) return null;
  return { ...keywordFilter(state), all, any };
}

/** Returns the order: one sortable column, or none for the default order by key. */
export function orderOf({ columns }: Module, { order }: ListState): ListOrderInput[] {
  const isSortable = columns.some(
    ({ name, isSortable: canSort }) => canSort && name === order?.column,
  );
  return order !== null && isSortable
    ? [{ column: order.column, isDescending: order.descending }]
    : [];
}

export function isKnown(
  { columns, conditionOperations }: Module,
  { column, operation }: Condition,
): boolean {
  return conditionOperations.includes(operation) && columns.some(({ name }) => name === column);
}

function toConditionInput({ column, operation, text }: Condition): ListConditionInput {
  return operation === 'IN'
    ? { column, operation, values: codesOf(text) }
    : { column, operation, value: text };
}
