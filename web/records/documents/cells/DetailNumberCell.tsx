import { numberRulesOf } from '../../fields/number-rules-of.ts';
import { settledNumber } from '../../../design/number/number-rules.ts';
import type { CellFieldProps } from './cell-editor.ts';
import { DetailLineInput } from './DetailLineInput.tsx';
import { readAmount } from '../grid/read-cell.ts';
import { isQuantity } from './quantity.ts';

interface DetailNumberCellProps extends CellFieldProps {
  /** What was typed is no number. */
  onUnread: (text: string) => void;
}

/** A number in a table: digits at the right edge. What is no number gives way to the last one, and bounds hold; a quantity is left as it is typed. */
export function DetailNumberCell(props: DetailNumberCellProps) {
  const { column } = props;
  const read = (text: string) => {
    const amount = readAmount(text, column);
    return amount === undefined || isQuantity(column.name)
      ? amount
      : settledNumber(amount, numberRulesOf(column));
  };
  return <DetailLineInput {...props} read={read} />;
}
