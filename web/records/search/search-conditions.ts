import type { ListConditionInput } from '../../generated/schema.ts';
import type { Column } from '../fields/column.ts';
import { codesOf, rangeOf, typedCodes } from './search-value.ts';

/** Equal to the value. */
export const equals = ({ name }: Column, value: string): ListConditionInput[] => [
  { column: name, operation: 'EQ', value },
];

/** Contains the text. */
export const contains = ({ name }: Column, value: string): ListConditionInput[] => [
  { column: name, operation: 'LIKE', value },
];

/** Equal to one of the values. */
export const isOneOf = (column: Column, values: readonly string[]): ListConditionInput[] =>
  values.length === 0 ? [] : [{ column: column.name, operation: 'IN', values: [...values] }];

/** How a type of value writes the ends of a range, and which of two values comes first. */
interface RangeOfKind {
  from: (value: string) => string;
  to: (value: string) => string;
  isBefore: (one: string, other: string) => boolean;
}

const unchanged: RangeOfKind = {
  from: (value) => value,
  to: (value) => value,
  isBefore: (one, other) => one < other,
};

/**
 * From one value to the other, both included; either may be missing. Ends in the wrong order are
 * swapped.
 */
export function inRange(
  { name }: Column,
  value: string,
  kind: RangeOfKind = unchanged,
): ListConditionInput[] {
  const range = rangeOf(value);
  const isReversed =
    range.from !== null && range.to !== null && kind.isBefore(range.to, range.from);
  const { from, to } = isReversed ? { from: range.to, to: range.from } : range;
  return [
    ...(from === null ? [] : [{ column: name, operation: 'GE' as const, value: kind.from(from) }]),
    ...(to === null ? [] : [{ column: name, operation: 'LE' as const, value: kind.to(to) }]),
  ];
}

type Conditions = (column: Column, value: string) => ListConditionInput[];

/** Conditions for texts, by the search type of the column. */
export const textConditions: Readonly<Record<NonNullable<Column['searchType']>, Conditions>> = {
  EQ: (column, value) => equals(column, value.trim()),
  LIKE: (column, value) => contains(column, value.trim()),
  IN: (column, value) => isOneOf(column, typedCodes(value)),
  RANGE: (column, value) => inRange(column, value),
};

/** Conditions for options: any of several if the column allows it, otherwise equal. */
export const choiceConditions: Conditions = (column, value) =>
  column.searchType === 'IN' ? isOneOf(column, codesOf(value)) : equals(column, value);
