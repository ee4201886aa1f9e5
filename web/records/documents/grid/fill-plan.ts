import type { Row } from '../../fields/column.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';
import { canType } from '../cells/can-type.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { sizeOf, type GridRange } from './grid-range.ts';
import { isChosenFrom, readCell } from './read-cell.ts';
import type { Block } from './tab-separated.ts';
import { writeCell } from './write-cell.ts';

/** What is to be put into a cell: a text from elsewhere, or the very value of another cell. */
export interface Filling {
  laid: LaidColumn;
  text: string;
  value?: string | null;
}

/** What is to be put into a line; undefined for one that there is not yet. */
export interface LineFilling {
  line: Row | undefined;
  cells: readonly Filling[];
}

/** How a block comes to lie on a table: which lines it fills with what, and how much of it finds no place. */
export interface FillPlan {
  fillings: readonly LineFilling[];
  /** Where it lies. */
  range: GridRange;
  /** Lines, and columns, that there is no place for. */
  linesLeft: number;
  columnsLeft: number;
}

interface Ground {
  lines: readonly Row[];
  columns: readonly LaidColumn[];
  /** How many lines may be added after the last one. */
  room: number;
}

/** Lays a block at the corner of what is selected; where that is so many times as large, as many times, as a spreadsheet does. */
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

/** Puts what the first line of a block holds into the others; of a single line, what the one above holds. `nowOf` is a line as it is by now. */
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

/** What is to be asked before a line can be filled: the codes in it that stand for more than themselves. */
export const askedOf = (line: Row, cells: readonly Filling[]): Filling[] =>
  cells.filter(({ laid: { source }, text }) => {
    const isNew = text.trim() !== '' && text.trim() !== valueOf(line[source.name]);
    return isNew && isChosenFrom(source) && source.options === null && canType(line, source);
  });

export interface FilledLine {
  values: FieldValues;
  /** How many cells may not be changed here, and were to. */
  skipped: number;
}

/** What was found for cells that had to be asked for: it is there already when the others are filled, and decides which of them may be. */
interface Known {
  values: FieldValues;
  cells: readonly Filling[];
}

/** What a line holds when it has been filled. */
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
