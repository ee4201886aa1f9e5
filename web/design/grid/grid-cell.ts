import type { CSSProperties } from 'react';
import type { PositionedColumn } from './column-layout.ts';

const edges = { LEFT: '', CENTER: ' grid-center', RIGHT: ' grid-end' } as const;

export function cellClass<Row>({ column, pin, isEdge }: PositionedColumn<Row>): string {
  const pinned = pin === null ? '' : pin === 'LEFT' ? ' grid-left' : ' grid-right';
  return `grid-cell${edges[column.align]}${pinned}${pinned !== '' && isEdge ? ' grid-edge' : ''}`;
}

/**
 * The column of a cell. The offset of a pinned column is a CSS variable of the grid, so that
 * resizing a column re-renders no row.
 */
export function cellPosition<Row>({ columnNumber, pin }: PositionedColumn<Row>): CSSProperties {
  const offset = `var(--grid-pin-${String(columnNumber)})`;
  if (pin === null) return { gridColumn: columnNumber };
  return {
    gridColumn: columnNumber,
    ...(pin === 'LEFT' ? { insetInlineStart: offset } : { insetInlineEnd: offset }),
  };
}

/** The CSS variables with the offsets of the pinned columns, set on the grid. */
export function pinOffsets<Row>(
  columns: readonly PositionedColumn<Row>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns
      .filter(({ pin }) => pin !== null)
      .map(({ columnNumber, offset }) => [
        `--grid-pin-${String(columnNumber)}`,
        `${String(offset)}px`,
      ]),
  );
}

/** The vertical position of a row; all rows have the same height. */
export const rowPosition = (rowIndex: number): CSSProperties => ({
  top: `calc(var(--h-row) * ${String(rowIndex)})`,
});
