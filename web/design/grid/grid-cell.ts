import type { CSSProperties } from 'react';
import type { LaidColumn } from './lay-columns.ts';

const edges = { LEFT: '', CENTER: ' grid-center', RIGHT: ' grid-end' } as const;

export function cellClass<Row>({ column, pin, isEdge }: LaidColumn<Row>): string {
  const pinned = pin === null ? '' : pin === 'LEFT' ? ' grid-left' : ' grid-right';
  return `grid-cell${edges[column.align]}${pinned}${pinned !== '' && isEdge ? ' grid-edge' : ''}`;
}

/** Where it stands. How far it stays from its edge stands with the grid, so that no row is drawn anew when a column becomes wider. */
export function cellPlace<Row>({ place, pin }: LaidColumn<Row>): CSSProperties {
  const offset = `var(--grid-pin-${String(place)})`;
  if (pin === null) return { gridColumn: place };
  return {
    gridColumn: place,
    ...(pin === 'LEFT' ? { insetInlineStart: offset } : { insetInlineEnd: offset }),
  };
}

/** The offsets of the pinned columns, for the grid. */
export function pinOffsets<Row>(
  columns: readonly LaidColumn<Row>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns
      .filter(({ pin }) => pin !== null)
      .map(({ place, offset }) => [`--grid-pin-${String(place)}`, `${String(offset)}px`]),
  );
}

/** How far down a row stands: all of them are one height. */
export const rowPlace = (place: number): CSSProperties => ({
  top: `calc(var(--h-row) * ${String(place)})`,
});
