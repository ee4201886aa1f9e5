import { useCallback, type ReactNode } from 'react';
import type { Column, Row } from './column.ts';
import { cellStyle } from './cell-style.ts';
import { kindOf } from './kinds/field-kinds.ts';
import { TextCell } from './kinds/TextCell.tsx';
import { useFieldText } from './useFieldText.ts';
import { valueOf } from './values.ts';

export interface FieldCellProps {
  column: Column;
  value: unknown;
  /** The row of the value; it may contain the name of a code. */
  row?: Row;
  /** The label of the value, if the row provides one. */
  label?: unknown;
  /**
   * The tabIndex for anything in the cell that can be pressed: -1 in a table with its own keyboard
   * navigation; null: show text only.
   */
  tabIndex?: 0 | -1 | null;
}

export type RenderCell = (props: FieldCellProps) => ReactNode;

/**
 * Returns a function that renders table cells. A table with thousands of cells calls this hook
 * once, not once per cell.
 */
export function useFieldCell(): RenderCell {
  const textOf = useFieldText();
  return useCallback(
    ({ column, value, row, label, tabIndex = 0 }) => {
      const text = textOf(column, value, row, label);
      const { Cell = TextCell } = kindOf(column.type);
      const plain = valueOf(value);
      const shown =
        plain === null ? (
          text
        ) : (
          <Cell column={column} value={plain} text={text} tabIndex={tabIndex} />
        );
      const style = cellStyle(column);
      return style === undefined ? shown : <span style={style}>{shown}</span>;
    },
    [textOf],
  );
}
