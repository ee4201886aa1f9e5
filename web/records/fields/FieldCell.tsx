import { useFieldCell, type FieldCellProps } from './useFieldCell.tsx';

/** The content of a table cell, formatted for its column. */
export function FieldCell(props: FieldCellProps) {
  return <>{useFieldCell()(props)}</>;
}
