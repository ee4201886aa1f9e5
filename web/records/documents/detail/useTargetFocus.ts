import { useEffect, useEffectEvent } from 'react';
import type { Row } from '../../fields/column.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import { lineNumberOf } from '../edits/edit-lines.ts';
import type { GridCursor } from '../grid/useGridCursor.ts';

/** A cell to focus. lineNumber null: the last line; column null: its first editable field. */
export interface TargetCell {
  lineNumber: number | null;
  column: string | null;
}

interface TargetFocusOptions {
  /** Where to move the focus; null: nowhere. Each new object is a new request. */
  target: TargetCell | null;
  cursor: GridCursor;
  lines: readonly Row[];
  columns: readonly ColumnLayout[];
  /** Index of the first editable column of a row. */
  firstEditable: (row: number) => number;
}

/**
 * Moves the focus to the target cell. If its line is not on the page, the focus stays in the active
 * cell.
 */
export function useTargetFocus(options: TargetFocusOptions): void {
  const { target, cursor, lines, columns, firstEditable } = options;
  const goTo = useEffectEvent(({ lineNumber, column: name }: TargetCell) => {
    const row =
      lineNumber === null
        ? lines.length - 1
        : lines.findIndex((line) => lineNumberOf(line) === lineNumber);
    const column = name === null ? -1 : columns.findIndex((one) => one.column.name === name);
    if (row >= 0) cursor.goTo({ row, column: column >= 0 ? column : firstEditable(row) });
    else if (cursor.focusRequest > 0) cursor.refocus();
  });
  useEffect(
    function focusTarget() {
      if (target !== null) goTo(target);
    },
    [target],
  );
}
