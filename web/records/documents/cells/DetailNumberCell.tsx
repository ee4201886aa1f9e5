import { numberRulesOf } from '../../fields/number-rules-of.ts';
import { clampNumber } from '../../../design/number/number-rules.ts';
import type { CellFieldProps } from './cell-editor.ts';
import { DetailLineInput } from './DetailLineInput.tsx';
import { parseAmount } from '../grid/parse-cell.ts';
import { isQuantity } from './quantity.ts';

interface DetailNumberCellProps extends CellFieldProps {
  /** The typed text is not a number. */
  onInvalidText: (text: string) => void;
}

/**
 * A number in a cell, aligned to the right. Text that is not a number restores the former value.
 * The result is rounded and kept within the column's bounds, except for quantities, which stay as
 * typed.
 */
export function DetailNumberCell(props: DetailNumberCellProps) {
  const { column } = props;
  const parse = (text: string) => {
    const amount = parseAmount(text, column);
    return amount === undefined || isQuantity(column.name)
      ? amount
      : clampNumber(amount, numberRulesOf(column));
  };
  return <DetailLineInput {...props} parse={parse} />;
}
