import type { Column, ColumnType } from '../../../records/fields/column.ts';
import { boundedWidth } from '../../../design/grid/grid-column.ts';

/** Pixels of a column where metadata says nothing, by what stands in it. */
const usual: Readonly<Partial<Record<ColumnType, number>>> = {
  INPUT_NUM: 110,
  DATE: 120,
  DATE_TIME: 170,
  TAG: 96,
  RADIO: 96,
  TEXTAREA: 240,
  CHECKBOX_GROUP: 180,
};
const usualOfMode: Readonly<Partial<Record<NonNullable<Column['dateMode']>, number>>> = {
  DATE_RANGE: 220,
  TIME_RANGE: 180,
};
const other = 150;
const glyph = 13;
const padding = 28;
const sortMark = 18;
const markPadding = 12;
/** What a mark may take beyond what metadata says. */
const mostOfMark = 200;

/** How much more than metadata says its head may take: a title in another language may be longer. */
const stretch = 1.5;

/** As metadata says, else wide enough for what usually stands in it; its head and its marks are to be read whole. */
export function widthOf(
  { type, width, isSortable, dateMode }: Column,
  title: string,
  marks: readonly string[] = [],
): number {
  const head = lettersWidth(title) + padding + (isSortable ? sortMark : 0);
  const mark = Math.min(
    mostOfMark,
    Math.max(0, ...marks.map(lettersWidth)) + padding + markPadding,
  );
  if (width !== null) return boundedWidth(Math.max(width, mark, Math.min(head, width * stretch)));
  return boundedWidth(
    Math.max(usualOfMode[dateMode ?? 'DATE'] ?? usual[type] ?? other, mark, head),
  );
}

/** A Chinese character is as wide as it is high, others about half as wide. */
const lettersWidth = (title: string): number =>
  Array.from(title).reduce(
    (sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? glyph : glyph * 0.58),
    0,
  );
