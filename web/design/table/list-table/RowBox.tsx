import type { RowSelection } from './list-view.ts';

interface RowBoxProps {
  at: number;
  label: string;
  selecting: RowSelection;
}

/** The checkbox of a row. With Shift it ticks all rows since the last ticked one. */
export function RowBox({ at, label, selecting }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      className="cb"
      aria-label={label}
      checked={selecting.isTicked(at)}
      onChange={({ nativeEvent }) =>
        selecting.toggle(at, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
