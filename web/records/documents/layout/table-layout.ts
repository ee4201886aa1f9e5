import type { CSSProperties } from 'react';
import { numberText } from '../../fields/number-text.ts';
import type { Column } from '../../fields/column.ts';
import { pinProperty, type ColumnLayout } from './detail-columns.ts';
import type { Sums } from '../detail/sums.ts';

/**
 * Widths in rem of the line number column (also used in DetailTable.css) and of the column with the
 * remove buttons.
 */
export const NUMBER_COLUMN_WIDTH = 3.25;
export const REMOVE_COLUMN_WIDTH = 3;
/**
 * Widths in rem used to reserve space for a sum: of one bold digit, and of the padding on each side
 * of a cell.
 */
const DIGIT_WIDTH = 0.5;
const CELL_PADDING = 0.75;
/** Minimum width in rem of the flexible column, below which the table scrolls sideways. */
const MIN_FLEXIBLE_WIDTH = 9;

/** Widens the columns so that their sums fit. */
export function widenForSums(columns: readonly ColumnLayout[], sums: Sums): ColumnLayout[] {
  return columns.map((layout) => {
    const { name, decimalPlaces } = layout.column;
    const sum = sums[name] ?? null;
    const digits = sum === null ? 0 : numberText(name, sum, decimalPlaces ?? undefined).length;
    return digits === 0
      ? layout
      : { ...layout, width: Math.max(layout.width, digits * DIGIT_WIDTH + 2 * CELL_PADDING) };
  });
}

/**
 * The column that takes the remaining width: the first unpinned text column, otherwise the last
 * unpinned column.
 */
export function flexibleColumn(columns: readonly ColumnLayout[]): Column | undefined {
  const free = columns.filter(({ pin }) => pin === null);
  return (free.find(({ align }) => align === 'start') ?? free.at(-1))?.column;
}

const REM_PIXELS = 16;

/** The minimum width of each column in pixels, at the default font size. */
export function minWidths(columns: readonly ColumnLayout[]): number[] {
  const flexible = flexibleColumn(columns);
  return columns.map(
    ({ column, width }) =>
      REM_PIXELS * (column === flexible ? Math.min(width, MIN_FLEXIBLE_WIDTH) : width),
  );
}

/**
 * The style of the table: its width (at least that of its container) and the offsets of pinned
 * columns as CSS variables.
 */
export function tableStyle(columns: readonly ColumnLayout[], canRemove: boolean): CSSProperties {
  const fixedWidth = NUMBER_COLUMN_WIDTH + (canRemove ? REMOVE_COLUMN_WIDTH : 0);
  const minWidth = minWidths(columns).reduce((sum, width) => sum + width / REM_PIXELS, fixedWidth);
  return { width: `max(100%, ${String(minWidth)}rem)`, ...pinOffsets(columns) };
}

/** The offset of each pinned column from its edge, by CSS variable. */
function pinOffsets(columns: readonly ColumnLayout[]): Readonly<Record<string, string>> {
  const offsets: Record<string, string> = {};
  const addOffsets = (ofEdge: readonly ColumnLayout[], begin: number) =>
    ofEdge.reduce((sum, { column, width }) => {
      offsets[pinProperty(column.name)] = `${String(sum)}rem`;
      return sum + width;
    }, begin);
  const left = addOffsets(
    columns.filter(({ pin }) => pin === 'LEFT'),
    NUMBER_COLUMN_WIDTH,
  );
  const right = addOffsets(columns.filter(({ pin }) => pin === 'RIGHT').toReversed(), 0);
  return {
    ...offsets,
    '--pinned-start': `${String(left)}rem`,
    '--pinned-end': `${String(right)}rem`,
  };
}
