import type { Column, Row } from './column.ts';
import { useFieldText } from './useFieldText.ts';

interface FieldTextProps {
  column: Column;
  value: unknown;
  /** The row of the value; it may contain the name of a code. */
  row?: Row;
  /** The label of the value, if the row provides one. */
  label?: unknown;
}

/** A value as text. HTML tags in it are shown as text, never interpreted. */
export function FieldText({ column, value, row, label }: FieldTextProps) {
  const textOf = useFieldText();
  return <>{textOf(column, value, row, label)}</>;
}
