import { useFieldCell, type FieldCellProps } from './useFieldCell.tsx';

/** A cell of a table, as its column shows it. */
export function FieldCell(props: FieldCellProps) {
  return <>{useFieldCell()(props)}</>;
}
