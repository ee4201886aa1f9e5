import type { Row } from '../../fields/column.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';
import { canType } from '../cells/can-type.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { sizeOf, type GridRange } from './grid-range.ts';
import { isChosenFrom, readCell } from './read-cell.ts';
import type { Block } from './tab-separated.ts';
import { writeCell } from './write-cell.ts';

/** The new content of a cell: a text from the clipboard, or the exact value of another cell. */
export interface Filling {
  laid: LaidColumn;
  text: string;
  value?: string | null;
}

/** The new content of a line; `line` is undefined for a line to be added. */
export interface LineFilling {
  line: Row | undefined;
  cells: readonly Filling[];
}

/** Which lines a pasted block fills, and how much of it does not fit. */
export interface FillPlan {
  fillings: readonly LineFilling[];
  /** The cells that are filled. */
  range: GridRange;
  /** Number of lines and columns that do not fit. */
  linesLeft: number;
  columnsLeft: number;
}

interface Ground {
  lines: readonly Row[];
  columns: readonly LaidColumn[];
  /** How many lines may be added after the last one. */
  room: number;
}

/**
 * Places a block at the top left corner of the selection. If the selection is a multiple of the
 * block, the block is repeated, as in a spreadsheet.
 */
export function layBlock(
  block: Block,
  { from, ...rest }: GridRange,
  { lines, columns, room }: Ground,
): FillPlan {
  const size = sizeOf({ from, ...rest });
  const height = block.length;
  const width = block[0]?.length ?? 0;
  const times = (selected: number, given: number) =>
    given > 0 && selected % given === 0 ? selected : given;
  const [wantedLines, wantedColumns] = [times(size.lines, height), times(size.columns, width)];
  const most = Math.max(0, lines.length - from.place) + room;
  const count = Math.min(wantedLines, most);
  const laid = columns.slice(from.at, from.at + wantedColumns);
  const fillings = Array.from({ length: count }, (_, nth): LineFilling => {
    const texts = block[nth % height] ?? [];
    return {
      line: lines[from.place + nth],
      cells: laid.map((one, at) => ({ laid: one, text: texts[at % width] ?? '' })),
    };
  });
  const to = {
    place: from.place + Math.max(0, count - 1),
    at: from.at + Math.max(0, laid.length - 1),
  };
  return {
    fillings,
    range: { from, to },
    linesLeft: wantedLines - count,
    columnsLeft: wantedColumns - laid.length,
  };
}

/**
 * Fills the selection with the values of its first line. If it has only one line, the line above is
 * copied. `nowOf` returns a line with its latest edits.
 */
export function fillDown(
  { from, to }: GridRange,
  lines: readonly Row[],
  columns: readonly LaidColumn[],
  nowOf: (line: Row) => Row,
): readonly LineFilling[] {
  const source = from.place === to.place ? from.place - 1 : from.place;
  const first = lines[source];
  if (first === undefined) return [];
  const now = nowOf(first);
  const cells = columns.slice(from.at, to.at + 1).map((laid): Filling => {
    const value = valueOf(now[laid.column.name]);
    return { laid, text: value ?? '', value };
  });
  return lines.slice(source + 1, to.place + 1).map((line) => ({ line, cells }));
}

/** The codes that must be looked up before a line can be filled. */
export const askedOf = (line: Row, cells: readonly Filling[]): Filling[] =>
  cells.filter(({ laid: { source }, text }) => {
    const isNew = text.trim() !== '' && text.trim() !== valueOf(line[source.name]);
    return isNew && isChosenFrom(source) && source.options === null && canType(line, source);
  });

export interface FilledLine {
  values: FieldValues;
  /** Number of cells with a new value that cannot be changed. */
  skipped: number;
}

/**
 * The result of looking up codes in a line. It is applied before the other cells, because it may
 * decide which of them can be changed.
 */
interface Known {
  values: FieldValues;
  cells: readonly Filling[];
}

/** Applies the cells to a line and returns its changed values. */
export function fillLine(
  line: Row,
  cells: readonly Filling[],
  known: Known,
  serverText: ServerText,
): FilledLine {
  let values = known.values;
  let skipped = 0;
  for (const cell of cells) {
    const { laid, text, value } = cell;
    const { source } = laid;
    const now = { ...line, ...values };
    if (known.cells.includes(cell)) continue;
    if (!canType(now, source)) {
      const said = writeCell(valueOf(now[source.name]), source, serverText);
      if (text.trim() !== '' && text.trim() !== said) skipped += 1;
    } else if (value !== undefined) values = { ...values, [source.name]: value };
    else {
      const read = readCell(text, source, serverText);
      values = { ...values, ...read.copies, [source.name]: read.value };
    }
  }
  return { values, skipped };
}
