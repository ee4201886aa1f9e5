import type {
  ListConditionInput,
  ListFilterInput,
  ListOrderInput,
} from '../../generated/schema.ts';
import { conditionsOf } from '../../records/search/conditions-of.ts';
import { codesOf } from '../../records/search/search-value.ts';
import type { Module } from './list-module.ts';
import type { Condition, ListLook } from './columns/list-view.ts';

/** What the search box alone asks for; null for all rows. It needs no column. */
export function keywordFilter({ keyword, exact }: ListLook): ListFilterInput | null {
  return keyword === '' ? null : { keyword, ...(exact !== null && { exact }), all: [], any: [] };
}

/** What a look at a list asks for; null for all rows. Conditions on what is no column, or that the services do not know, are passed over. */
export function filterOf(module: Module, look: ListLook): ListFilterInput | null {
  const known = (conditions: readonly Condition[]) =>
    conditions.filter((one) => isKnown(module, one)).map(inputOf);
  const all = [...conditionsOf(module.columns, look.fields), ...known(look.all)];
  const any = known(look.any);
  if (look.keyword === '' && all.length === 0 && any.length === 0) return null;
  return { ...keywordFilter(look), all, any };
}

/** By one column that may be ordered by; by the key where nothing is said. */
export function orderOf({ columns }: Module, { order }: ListLook): ListOrderInput[] {
  const isSortable = columns.some(({ name, isSortable: may }) => may && name === order?.column);
  return order !== null && isSortable
    ? [{ column: order.column, descending: order.descending }]
    : [];
}

export function isKnown(
  { columns, conditionOperations }: Module,
  { column, operation }: Condition,
): boolean {
  return conditionOperations.includes(operation) && columns.some(({ name }) => name === column);
}

function inputOf({ column, operation, text }: Condition): ListConditionInput {
  return operation === 'IN'
    ? { column, operation, values: codesOf(text) }
    : { column, operation, value: text };
}
