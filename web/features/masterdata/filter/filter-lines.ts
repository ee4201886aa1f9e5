import type { ConditionOperation } from '../../../generated/schema.ts';
import type { Column, ColumnType } from '../../../records/fields/column.ts';
import { conditionsOf } from '../../../records/search/conditions-of.ts';
import { kindOf } from '../../../records/fields/kinds/field-kinds.ts';
import { codesText } from '../../../records/search/search-value.ts';
import type { Module } from '../list-module.ts';
import { type Condition, longestCondition, writtenCondition } from '../columns/list-view.ts';

/** A condition while it is written: its text is what its field holds. */
export interface FilterLine {
  id: number;
  group: 'all' | 'any';
  column: string;
  operation: ConditionOperation;
  text: string | null;
}

export type LineProblem = 'missing' | 'tooLong';

/** What can be compared with, by what is compared: a size, a choice, a text. */
const ofSizes: readonly ConditionOperation[] = ['EQ', 'GE', 'LE'];
const ofChoices: readonly ConditionOperation[] = ['EQ', 'IN'];
const ofTexts: readonly ConditionOperation[] = ['LIKE', 'EQ', 'IN'];
const sizes: ReadonlySet<ColumnType> = new Set<ColumnType>(['INPUT_NUM', 'DATE', 'DATE_TIME']);
const texts: ReadonlySet<ColumnType> = new Set<ColumnType>([
  'INPUT',
  'TEXTAREA',
  'INPUT_TIP_TEXT',
  'LINK',
  'UNKNOWN',
]);

export const isSize = ({ type }: Column): boolean => sizes.has(type);

/** How a column can be compared in a module. */
export function operationsOf(
  { conditionOperations }: Module,
  column: Column,
): readonly ConditionOperation[] {
  const meant = isSize(column) ? ofSizes : texts.has(column.type) ? ofTexts : ofChoices;
  return meant.filter((operation) => conditionOperations.includes(operation));
}

/** The columns that a filter may name: those that are shown and can be compared. */
export function filterColumns(module: Module): readonly Column[] {
  return module.columns.filter(
    (column) =>
      column.isVisible &&
      column.type !== 'HIDE_TEXT' &&
      kindOf(column.type).Search !== null &&
      operationsOf(module, column).length > 0,
  );
}

/** As it is asked for: several codes of a text are told apart as they are typed. */
export function conditionOf(
  columns: readonly Column[],
  { column: name, operation, text }: FilterLine,
): Condition {
  const column = columns.find((one) => one.name === name);
  const plain = (text ?? '').trim();
  if (operation !== 'IN' || column === undefined) return { column: name, operation, text: plain };
  const [input] = conditionsOf([{ ...column, searchType: 'IN' }], { [name]: plain });
  return { column: name, operation, text: codesText(input?.values ?? []) ?? '' };
}

export function problemOf(columns: readonly Column[], line: FilterLine): LineProblem | null {
  const condition = conditionOf(columns, line);
  if (condition.text === '') return 'missing';
  return writtenCondition(condition).length > longestCondition ? 'tooLong' : null;
}

export function linesOf(
  all: readonly Condition[],
  any: readonly Condition[],
): readonly FilterLine[] {
  const written = [
    ...all.map((one) => ({ ...one, group: 'all' as const })),
    ...any.map((one) => ({ ...one, group: 'any' as const })),
  ];
  return written.map((one, id) => ({ ...one, id }));
}
