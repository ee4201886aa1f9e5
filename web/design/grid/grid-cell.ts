import type { CSSProperties } from 'react';
import type { LaidColumn } from './lay-columns.ts';

const edges = { LEFT: '', CENTER: ' grid-center', RIGHT: ' grid-end' } as const;

export function cellClass<Row>({ column, pin, isEdge }: LaidColumn<Row>): string {
  const pinned = pin === null ? '' : pin === 'LEFT' ? ' grid-left' : ' grid-right';
  return `grid-cell${edges[column.align]}${pinned}${pinned !== '' && isEdge ? ' grid-edge' : ''}`;
}

/**
 * The column of a cell. The offset of a pinned column is a CSS variable of the grid, so that
 * resizing a column re-renders no row.
 */
export function cellPlace<Row>({ place, pin }: LaidColumn<Row>): CSSProperties {
  const offset = `var(--grid-pin-${String(place)})`;
  if (pin === null) return { gridColumn: place };
  return {
    gridColumn: place,
    ...(pin === 'LEFT' ? { insetInlineStart: offset } : { insetInlineEnd: offset }),
  };
}

/** The CSS variables with the offsets of the pinned columns, set on the grid. */
export function pinOffsets<Row>(
  columns: readonly LaidColumn<Row>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns
      .filter(({ pin }) => pin !== null)
      .map(({ place, offset }) => [`--grid-pin-${String(place)}`, `${String(offset)}px`]),
  );
}

/** The vertical position of a row; all rows have the same height. */
export const rowPlace = (place: number): CSSProperties => ({
  top: `calc(var(--h-row) * ${String(place)})`,
});
