import { type CSSProperties, useMemo } from 'react';
import { pinOffsets } from './grid-cell.ts';
import type { GridColumn } from './grid-column.ts';
import {
  columnsInView,
  layoutColumns,
  type PositionedColumn,
  type ColumnLayout,
} from './column-layout.ts';

interface ColumnLayoutOptions<Row> {
  columns: readonly GridColumn<Row>[];
  hasCheckboxes: boolean;
  /** Visible width of the grid in pixels. */
  visibleWidth: number;
  /** The column that is being resized, with its current width. */
  resized: { name: string; width: number } | null;
}

/**
 * Computes the column layout, and the CSS variables for it. While a column is resized only the
 * variables change, so that no row is re-rendered.
 */
export function useColumnLayout<Row>({
  columns,
  hasCheckboxes,
  visibleWidth,
  resized,
}: ColumnLayoutOptions<Row>): { layout: ColumnLayout<Row>; style: CSSProperties } {
  const layout = useMemo(
    () => layoutColumns(columns, hasCheckboxes, visibleWidth),
    [columns, hasCheckboxes, visibleWidth],
  );
  const painted =
    resized === null
      ? layout
      : layoutColumns(withWidth(columns, resized), hasCheckboxes, visibleWidth);
  const style = {
    '--grid-columns': painted.template,
    '--grid-width': `${String(painted.width)}px`,
    '--grid-left': `${String(painted.left)}px`,
    '--grid-right': `${String(painted.right)}px`,
    ...pinOffsets(painted.columns),
  } as CSSProperties;
  return { layout, style };
}

const withWidth = <Row>(
  columns: readonly GridColumn<Row>[],
  { name, width }: { name: string; width: number },
) => columns.map((column) => (column.name === name ? { ...column, width } : column));

/** The columns to render: those in view, and the one with the focus. */
export function useRenderedColumns<Row>(
  layout: ColumnLayout<Row>,
  { scrollLeft, width }: { scrollLeft: number; width: number },
  focused: number,
): readonly PositionedColumn<Row>[] {
  // Vertical scrolling must not change the array, because a new one re-renders every row.
  const inView = useMemo(
    () => columnsInView(layout, { scrollLeft, width }),
    [layout, scrollLeft, width],
  );
  return useMemo(() => {
    const column = layout.columns.find(({ columnNumber }) => columnNumber === focused);
    return column === undefined || inView.includes(column) ? inView : [...inView, column];
  }, [layout, inView, focused]);
}
