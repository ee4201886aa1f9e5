import { Checkbox } from '../../forms/Checkbox.tsx';
import type { RowSelection } from './list-view.ts';

interface RowCheckboxProps {
  index: number;
  label: string;
  selecting: RowSelection;
}

/** The checkbox of a row. With Shift it ticks all rows since the last ticked one. */
export function RowCheckbox({ index, label, selecting }: RowCheckboxProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={selecting.isTicked(index)}
      onChange={(_checked, { withShift }) => selecting.toggle(index, withShift)}
    />
  );
}
