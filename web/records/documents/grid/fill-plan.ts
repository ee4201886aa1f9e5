import type { Row } from '../../fields/column.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';
import { canEditCell } from '../cells/editable-cell.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import { rangeSize, type CellRange } from './cell-range.ts';
import { isChoiceColumn, parseCell } from './parse-cell.ts';
import type { Block } from './tab-separated.ts';
import { formatCell } from './format-cell.ts';

/** The new content of a cell: a text from the clipboard, or the exact value of another cell. */
export interface CellFill {
  layout: ColumnLayout;
  text: string;
  value?: string | null;
}

/** The new content of a line; `line` is undefined for a line to be added. */
export interface LineFill {
  line: Row | undefined;
  cells: readonly CellFill[];
}

/** Which lines a pasted block fills, and how much of it does not fit. */
export interface FillPlan {
  fills: readonly LineFill[];
  /** The cells that are filled. */
  range: CellRange;
  /** Number of lines and columns that do not fit. */
  linesCutOff: number;
  columnsCutOff: number;
}

interface FillTarget {
  lines: readonly Row[];
  columns: readonly ColumnLayout[];
  /** How many lines may be added after the last one. */
  room: number;
}

/**
 * Places a block at the top left corner of the selection. If the selection is a multiple of the
 * block, the block is repeated, as in a spreadsheet.
 */
export function planFill(
  block: Block,
  { from, ...rest }: CellRange,
  { lines, columns, room }: FillTarget,
): FillPlan {
  const size = rangeSize({ from, ...rest });
  const height = block.length;
  const width = block[0]?.length ?? 0;
  const times = (selected: number, given: number) =>
    given > 0 && selected % given === 0 ? selected : given;
  const [wantedLines, wantedColumns] = [times(size.lines, height), times(size.columns, width)];
  const available = Math.max(0, lines.length - from.row) + room;
  const count = Math.min(wantedLines, available);
  const layouts = columns.slice(from.column, from.column + wantedColumns);
  const fills = Array.from({ length: count }, (_, lineIndex): LineFill => {
    const texts = block[lineIndex % height] ?? [];
    return {
      line: lines[from.row + lineIndex],
      cells: layouts.map((layout, nth) => ({ layout, text: texts[nth % width] ?? '' })),
    };
  });
  const to = {
    row: from.row + Math.max(0, count - 1),
    column: from.column + Math.max(0, layouts.length - 1),
  };
  return {
    fills,
    range: { from, to },
    linesCutOff: wantedLines - count,
    columnsCutOff: wantedColumns - layouts.length,
  };
}

/**
 * Fills the selection with the values of its first line. If it has only one line, the line above is
 * copied. `currentOf` returns a line with its latest edits.
 */
export function planFillDown(
  { from, to }: CellRange,
  lines: readonly Row[],
  columns: readonly ColumnLayout[],
  currentOf: (line: Row) => Row,
): readonly LineFill[] {
  const source = from.row === to.row ? from.row - 1 : from.row;
  const first = lines[source];
  if (first === undefined) return [];
  const now = currentOf(first);
  const cells = columns.slice(from.column, to.column + 1).map((layout): CellFill => {
    const value = valueOf(now[layout.column.name]);
    return { layout, text: value ?? '', value };
  });
  return lines.slice(source + 1, to.row + 1).map((line) => ({ line, cells }));
}

/** The codes that must be looked up before a line can be filled. */
export const cellsToLookUp = (line: Row, cells: readonly CellFill[]): CellFill[] =>
  cells.filter(({ layout: { source }, text }) => {
    const isNew = text.trim() !== '' && text.trim() !== valueOf(line[source.name]);
    return isNew && isChoiceColumn(source) && source.options === null && canEditCell(line, source);
  });

/** The result of filling a line. */
export interface FilledLine {
  values: FieldValues;
  /** Number of cells with a new value that cannot be changed. */
  skipped: number;
}

/**
 * The result of looking up codes in a line. It is applied before the other cells, because it may
 * decide which of them can be changed.
 */
interface LookedUpCells {
  values: FieldValues;
  cells: readonly CellFill[];
}

/** Applies the cells to a line and returns its changed values. */
export function fillLine(
  line: Row,
  cells: readonly CellFill[],
  known: LookedUpCells,
  serverText: ServerText,
): FilledLine {
  let values = known.values;
  let skipped = 0;
  for (const cell of cells) {
    const { layout, text, value } = cell;
    const { source } = layout;
    const now = { ...line, ...values };
    if (known.cells.includes(cell)) continue;
    if (!canEditCell(now, source)) {
      const current = formatCell(valueOf(now[source.name]), source, serverText);
      if (text.trim() !== '' && text.trim() !== current) skipped += 1;
    } else if (value !== undefined) values = { ...values, [source.name]: value };
    else {
      const parsed = parseCell(text, source, serverText);
      values = { ...values, ...parsed.copies, [source.name]: parsed.value };
    }
  }
  return { values, skipped };
}
