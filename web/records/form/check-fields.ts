import type { Column } from '../fields/column.ts';
import type { FieldProblem } from './field-problem.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import { lengthOf } from '../fields/text-length.ts';
import type { FieldValues } from '../fields/values.ts';

/**
 * The problems in the values of a form by column name; empty if it can be submitted. Fields that
 * the user cannot edit are not checked.
 */
export function checkFields(
  columns: readonly Column[],
  values: FieldValues,
): Readonly<Record<string, FieldProblem>> {
  const found = columns
    .filter(hasInput)
    .map((column): [string, FieldProblem | null] => [
      column.name,
      checkField(column, values[column.name] ?? null),
    ]);
  return Object.fromEntries(found.filter((one): one is [string, FieldProblem] => one[1] !== null));
}

/** Whether the user can enter a value. */
export const hasInput = ({ type, isVisible, isEditable }: Column): boolean =>
  isVisible && isEditable && kindOf(type).Field !== null;

/** The problem with one value, or null. A value of spaces only counts as empty. */
export function checkField(column: Column, value: string | null): FieldProblem | null {
  const kind = kindOf(column.type);
  if (value === null || value.trim() === '') return column.isRequired ? kind.missing(column) : null;
  return checkLength(column, value) ?? kind.check?.(value, column) ?? null;
}

/** Contradictory limits are ignored, because no value could meet them. */
function checkLength({ minimumLength, maximumLength }: Column, value: string): FieldProblem | null {
  if (minimumLength !== null && maximumLength !== null && minimumLength > maximumLength)
    return null;
  const length = lengthOf(value);
  const parts = (limit: number) => ({ 0: String(limit), 1: String(length) });
  if (maximumLength !== null && length > maximumLength)
    return { textKey: 'metadata.tooLong', parts: parts(maximumLength) };
  if (minimumLength !== null && length < minimumLength)
    return { textKey: 'metadata.tooShort', parts: parts(minimumLength) };
  return null;
}
