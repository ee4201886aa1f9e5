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
  /** The row that it stands in: the name of a code may stand beside it. */
  row?: Row;
  /** What the value is called, where its row tells it. */
  label?: unknown;
  /** Where what can be pressed in it stands in the order of Tab: -1 in a table that has keys of its own; null: nothing in it can be pressed. */
  tabIndex?: 0 | -1 | null;
}

export type DrawCell = (props: FieldCellProps) => ReactNode;

/** Draws cells of tables. A table with thousands of them asks once for the language, not once a cell. */
export function useFieldCell(): DrawCell {
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
