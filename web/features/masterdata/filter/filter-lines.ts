import type { ConditionOperation } from '../../../generated/schema.ts';
import type { Column, ColumnType } from '../../../records/fields/column.ts';
import { conditionsOf } from '../../../records/search/conditions-of.ts';
import { kindOf } from '../../../records/fields/kinds/field-kinds.ts';
import { codesText } from '../../../records/search/search-value.ts';
import type { Module } from '../list-module.ts';
import { type Condition, MAX_CONDITION_LENGTH, formatCondition } from '../columns/list-state.ts';

/** A condition while it is edited; `text` is the content of its field. */
export interface FilterLine {
  id: number;
  group: 'all' | 'any';
  column: string;
  operation: ConditionOperation;
  text: string | null;
}

export type LineProblem = 'missing' | 'tooLong';

/** Operations by the type of the column. */
const rangeOperations: readonly ConditionOperation[] = ['EQ', 'GE', 'LE'];
const choiceOperations: readonly ConditionOperation[] = ['EQ', 'IN'];
const textOperations: readonly ConditionOperation[] = ['LIKE', 'EQ', 'IN'];
const rangeTypes: ReadonlySet<ColumnType> = new Set<ColumnType>(['INPUT_NUM', 'DATE', 'DATE_TIME']);
const textTypes: ReadonlySet<ColumnType> = new Set<ColumnType>([
  'INPUT',
  'TEXTAREA',
  'INPUT_TIP_TEXT',
  'LINK',
  'UNKNOWN',
]);

export const hasRangeOperations = ({ type }: Column): boolean => rangeTypes.has(type);

/** Returns the operations that a column supports in this module. */
export function operationsOf(
  { conditionOperations }: Module,
  column: Column,
): readonly ConditionOperation[] {
  const candidates = hasRangeOperations(column)
    ? rangeOperations
    : textTypes.has(column.type)
      ? textOperations
      : choiceOperations;
  return candidates.filter((operation) => conditionOperations.includes(operation));
}

/** Returns the columns that can be used in a filter: visible ones with at least one operation. */
export function filterColumns(module: Module): readonly Column[] {
  return module.columns.filter(
    (column) =>
      column.isVisible &&
      column.type !== 'HIDE_TEXT' &&
      kindOf(column.type).Search !== null &&
      operationsOf(module, column).length > 0,
  );
}

/** Returns the condition to query. For IN, the typed text is split into codes. */
export function toCondition(
  columns: readonly Column[],
  { column: name, operation, text }: FilterLine,
): Condition {
  const column = columns.find((candidate) => candidate.name === name);
  const plain = (text ?? '').trim();
  if (operation !== 'IN' || column === undefined) return { column: name, operation, text: plain };
  const [input] = conditionsOf([{ ...column, searchType: 'IN' }], { [name]: plain });
  return { column: name, operation, text: codesText(input?.values ?? []) ?? '' };
}

export function problemOf(columns: readonly Column[], line: FilterLine): LineProblem | null {
  const condition = toCondition(columns, line);
  if (condition.text === '') return 'missing';
  return formatCondition(condition).length > MAX_CONDITION_LENGTH ? 'tooLong' : null;
}

export function toFilterLines(
  all: readonly Condition[],
  any: readonly Condition[],
): readonly FilterLine[] {
  const conditions = [
    ...all.map((condition) => ({ ...condition, group: 'all' as const })),
    ...any.map((condition) => ({ ...condition, group: 'any' as const })),
  ];
  return conditions.map((condition, id) => ({ ...condition, id }));
}
