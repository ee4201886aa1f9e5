import type { Column, Row } from './column.ts';
import { useFieldText } from './useFieldText.ts';

interface FieldTextProps {
  column: Column;
  value: unknown;
  /** The row that it stands in: the name of a code may stand beside it. */
  row?: Row;
  /** What the value is called, where its row tells it. */
  label?: unknown;
}

/** A value as it is read. Text from outside is text: tags in it are shown as they are. */
export function FieldText({ column, value, row, label }: FieldTextProps) {
  const textOf = useFieldText();
  return <>{textOf(column, value, row, label)}</>;
}
