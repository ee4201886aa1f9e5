import type { CSSProperties } from 'react';
import { numberText } from '../../fields/number-text.ts';
import type { Column } from '../../fields/column.ts';
import { pinProperty, type LaidColumn } from '../detail-columns.ts';
import type { Sums } from './sums.ts';

/** Of the numbers of the lines, and of the buttons that remove one; the style sheet knows the first of them too. */
export const numberWidth = 3.25;
export const removeWidth = 3;
/** So that a sum has room, however large: of a digit that stands out, and beside the text of a cell. */
const digitWidth = 0.5;
const cellPadding = 0.75;
/** How narrow the column that takes what is left may become before the table scrolls sideways. */
const leastRoomy = 9;

/** The columns with room for their sums, however large. */
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

/** Which column takes the room that is left: the first one of text that does not stay in sight, else the last that does not. */
export function roomyColumn(columns: readonly LaidColumn[]): Column | undefined {
  const free = columns.filter(({ pin }) => pin === null);
  return (free.find(({ align }) => align === 'start') ?? free.at(-1))?.column;
}

const remPixels = 16;

/** How wide each column is where the table is wider than its room, in pixels of the usual font. */
export function leastWidths(columns: readonly LaidColumn[]): number[] {
  const roomy = roomyColumn(columns);
  return columns.map(
    ({ column, width }) => remPixels * (column === roomy ? Math.min(width, leastRoomy) : width),
  );
}

/** The table as wide as its columns, or as the room there is, with the places of what stays in sight. */
export function tableStyle(columns: readonly LaidColumn[], removes: boolean): CSSProperties {
  const beside = numberWidth + (removes ? removeWidth : 0);
  const least = leastWidths(columns).reduce((sum, width) => sum + width / remPixels, beside);
  return { width: `max(100%, ${String(least)}rem)`, ...pinPlaces(columns) };
}

/** How far from its edge each column stays that stays in sight. */
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
