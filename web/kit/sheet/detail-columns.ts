import type { Column } from '../metadata/column.ts';
import { isTypedIn } from '../metadata/check-fields.ts';
import { numberText } from '../metadata/number-text.ts';
import { kindOf } from '../metadata/kinds/field-kinds.ts';
import { nameColumns } from '../metadata/kinds/option-text.ts';

/** A column of a table of lines, laid out. */
export interface LaidColumn {
  column: Column;
  /** In rem, so that it follows the font of the page. */
  width: number;
  align: 'start' | 'center' | 'end';
  /** Stays in sight while the table scrolls sideways, right of the numbers of the lines. */
  isFrozen: boolean;
  /** It is a code, and a column of its own says what it is called: here it stands alone. */
  isNamedBeside: boolean;
}

/** Of the numbers of the lines; the style sheet knows it too. */
export const numberWidth = 3.25;
const usualWidth = 10;
const usualWidths: Partial<Record<Column['type'], number>> = { INPUT_NUM: 6, DATE: 9, DATE_TIME: 13, TAG: 7 };
/** Of a cell in which something is typed or chosen, so that it can be read. */
const typedWidths: Partial<Record<Column['type'], number>> = { INPUT_NUM: 6, DATE: 9.5, DATE_TIME: 14 };
const leastTyped = 9;
/** So that a sum has room, however large: of a digit that stands out, and beside the text of a cell. */
const digitWidth = 0.5;
const cellPadding = 0.75;
const remPixels = 16;
const alignments = { LEFT: 'start', CENTER: 'center', RIGHT: 'end' } as const;

/** The columns that are shown, in their order. The number of a line has a column of its own. */
export function laidColumns(columns: readonly Column[]): LaidColumn[] {
  const shown = columns.filter(({ isVisible, type, name }) => isVisible && type !== 'HIDE_TEXT' && name !== 'lineno');
  const names = new Set(shown.map(({ name }) => name));
  return shown.map((column, at): LaidColumn => {
    const { type, width, align, isFixed } = column;
    const wanted = width === null ? (usualWidths[type] ?? usualWidth) : width / remPixels;
    const least = isTypedIn(column) ? (typedWidths[type] ?? leastTyped) : 0;
    const isNumeric = kindOf(type).isNumeric === true;
    const isNamedBeside = column.options !== null && nameColumns(column).some((name) => names.has(name));
    return {
      column: isNamedBeside ? withCodes(column) : column,
      width: Math.max(wanted, least),
      align: isNumeric ? 'end' : alignments[align],
      isFrozen: isFixed && at === 0,
      isNamedBeside,
    };
  });
}

/** What is chosen from is then told by code and name. */
function withCodes(column: Column): Column {
  return { ...column, options: column.options?.map((one) => ({ ...one, label: `${one.value} ${one.label}` })) ?? null };
}

/** The columns with room for their sums, however large. */
export function withSums(columns: readonly LaidColumn[], sums: Readonly<Record<string, string>>): LaidColumn[] {
  return columns.map((laid) => {
    const { name } = laid.column;
    const digits = sums[name] === undefined ? 0 : numberText(name, sums[name]).length;
    return digits === 0 ? laid : { ...laid, width: Math.max(laid.width, digits * digitWidth + 2 * cellPadding) };
  });
}

/** Which column takes the room that is left: the first one of text that does not stay in sight, else the last. */
export function roomyColumn(columns: readonly LaidColumn[]): Column | undefined {
  const texts = columns.filter(({ align, isFrozen }) => align === 'start' && !isFrozen);
  return (texts[0] ?? columns.at(-1))?.column;
}

/** How narrow the column that takes what is left may become before the table scrolls sideways. */
const leastRoomy = 9;

/** The least width of a table, in rem. */
export function tableWidth(columns: readonly LaidColumn[]): number {
  const roomy = roomyColumn(columns);
  return columns.reduce((sum, { column, width }) => sum + (column === roomy ? Math.min(width, leastRoomy) : width), numberWidth);
}

/** What the other quantities come to stands out. */
export const cellClass = ({ align, isFrozen, column }: LaidColumn): string =>
  `detail-${align}${isFrozen ? ' detail-frozen detail-frozen-last' : ''}${column.name === 'qty' ? ' detail-total' : ''}`;
