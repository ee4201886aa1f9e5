import type { Column, ColumnType } from './column.ts';
import { clampWidth } from '../../design/grid/grid-column.ts';

/** Width in pixels of a column without a configured width, by its type. */
const widthsByType: Readonly<Partial<Record<ColumnType, number>>> = {
  INPUT_NUM: 110,
  DATE: 120,
  DATE_TIME: 170,
  TAG: 96,
  RADIO: 96,
  TEXTAREA: 240,
  CHECKBOX_GROUP: 180,
};
const widthsByDateMode: Readonly<Partial<Record<NonNullable<Column['dateMode']>, number>>> = {
  DATE_RANGE: 220,
  TIME_RANGE: 180,
};
const DEFAULT_WIDTH = 150;
const GLYPH_WIDTH = 13;
const PADDING = 28;
const SORT_ICON_WIDTH = 18;
const TAG_PADDING = 12;
/** Room for a sum such as 1,234,567.89, which does not depend on the rows: columns must not move. */
const SUM_WIDTH = 90;
/** Between the name of a sum and its figure. */
const SUM_GAP = 8;
/** Maximum width that a tag may add to a configured width. */
const MAX_TAG_WIDTH = 200;

/**
 * Maximum factor by which a column may exceed its configured width to show its heading, because
 * translations can be longer.
 */
const MAX_STRETCH = 1.5;

/**
 * Returns the width of a column in pixels: the configured width, else one that fits its typical
 * content. It is widened so that the heading, the tags and the sum are readable in full. `sumLabel`
 * is the name of the sum beside its figure; null if the column has no sum.
 */
export function widthOf(
  column: Column,
  title: string,
  tags: readonly string[] = [],
  sumLabel: string | null = null,
): number {
  const { type, width, isSortable, dateMode } = column;
  const sumWidth =
    sumLabel === null ? 0 : textWidth(sumLabel) + SUM_GAP + figureWidth(column) + PADDING;
  const headingWidth = textWidth(title) + PADDING + (isSortable ? SORT_ICON_WIDTH : 0);
  const tagWidth = Math.min(
    MAX_TAG_WIDTH,
    Math.max(0, ...tags.map(textWidth)) + PADDING + TAG_PADDING,
  );
  if (width !== null)
    return clampWidth(
      Math.max(width, tagWidth, sumWidth, Math.min(headingWidth, width * MAX_STRETCH)),
    );
  return clampWidth(
    Math.max(
      widthsByDateMode[dateMode ?? 'DATE'] ?? widthsByType[type] ?? DEFAULT_WIDTH,
      tagWidth,
      sumWidth,
      headingWidth,
    ),
  );
}

/** The room for a sum. An average lies between the smallest and the largest value, if they are known. */
function figureWidth({ sumStyle, minimum, maximum, decimalPlaces }: Column): number {
  if (sumStyle !== 'AVERAGE' || minimum === null || maximum === null) return SUM_WIDTH;
  const decimals = `.${'0'.repeat(decimalPlaces ?? 2)}`;
  return Math.min(
    SUM_WIDTH,
    Math.max(...[minimum, maximum].map((bound) => textWidth(`${bound}${decimals}`))),
  );
}

/** A select of at most this many options is a short list. */
const MAX_SHORT_LIST = 6;

/**
 * The texts that must be readable in full in a column: the names of a short list of options, of
 * which each row shows one.
 */
export const wholeTexts = (
  { type, options }: Column,
  serverText: (code: string | null, text: string) => string,
): readonly string[] =>
  type === 'TAG' ||
  type === 'RADIO' ||
  (type === 'SELECT' && (options ?? []).length <= MAX_SHORT_LIST)
    ? (options ?? []).map(({ i18nCode, label }) => serverText(i18nCode, label))
    : [];

/** Chinese characters are as wide as high, other characters about half as wide. */
const textWidth = (title: string): number =>
  Array.from(title).reduce(
    (sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? GLYPH_WIDTH : GLYPH_WIDTH * 0.58),
    0,
  );
