import type { CSSProperties } from 'react';
import { numberText } from '../../fields/number-text.ts';
import type { Column } from '../../fields/column.ts';
import { pinProperty, type LaidColumn } from '../detail-columns.ts';
import type { Sums } from './sums.ts';

/**
 * Widths in rem of the line number column (also used in DetailTable.css) and of the column with the
 * remove buttons.
 */
export const numberWidth = 3.25;
export const removeWidth = 3;
/**
 * Widths in rem used to reserve space for a sum: of one bold digit, and of the padding on each side
 * of a cell.
 */
const digitWidth = 0.5;
const cellPadding = 0.75;
/** Minimum width in rem of the flexible column, below which the table scrolls sideways. */
const leastRoomy = 9;

/** Widens the columns so that their sums fit. */
export function withSums(columns: readonly LaidColumn[], sums: Sums): LaidColumn[] {
  return columns.map((laid) => {
    const { name, decimalPlaces } = laid.column;
    const sum = sums[name] ?? null;
    const digits = sum === null ? 0 : numberText(name, sum, decimalPlaces ?? undefined).length;
    return digits === 0
      ? laid
      : { ...laid, width: Math.max(laid.width, digits * digitWidth + 2 * cellPadding) };
  });
}

/**
 * The column that takes the remaining width: the first unpinned text column, otherwise the last
 * unpinned column.
 */
export function roomyColumn(columns: readonly LaidColumn[]): Column | undefined {
  const free = columns.filter(({ pin }) => pin === null);
  return (free.find(({ align }) => align === 'start') ?? free.at(-1))?.column;
}

const remPixels = 16;

/** The minimum width of each column in pixels, at the default font size. */
export function leastWidths(columns: readonly LaidColumn[]): number[] {
  const roomy = roomyColumn(columns);
  return columns.map(
    ({ column, width }) => remPixels * (column === roomy ? Math.min(width, leastRoomy) : width),
  );
}

/**
 * The style of the table: its width (at least that of its container) and the offsets of pinned
 * columns as CSS variables.
 */
export function tableStyle(columns: readonly LaidColumn[], removes: boolean): CSSProperties {
  const beside = numberWidth + (removes ? removeWidth : 0);
  const least = leastWidths(columns).reduce((sum, width) => sum + width / remPixels, beside);
  return { width: `max(100%, ${String(least)}rem)`, ...pinPlaces(columns) };
}

/** The offset of each pinned column from its edge, by CSS variable. */
function pinPlaces(columns: readonly LaidColumn[]): Readonly<Record<string, string>> {
  const places: Record<string, string> = {};
  const place = (ofEdge: readonly LaidColumn[], begin: number) =>
    ofEdge.reduce((sum, { column, width }) => {
      places[pinProperty(column.name)] = `${String(sum)}rem`;
      return sum + width;
    }, begin);
  const left = place(
    columns.filter(({ pin }) => pin === 'LEFT'),
    numberWidth,
  );
  const right = place(columns.filter(({ pin }) => pin === 'RIGHT').toReversed(), 0);
  return {
    ...places,
    '--pinned-start': `${String(left)}rem`,
    '--pinned-end': `${String(right)}rem`,
  };
}
