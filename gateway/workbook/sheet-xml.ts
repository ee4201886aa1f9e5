import { cellXml, columnLetters, textCell, type CellValue, type SheetColumn } from './cell.ts';

/** A column of a table with its head. */
export interface TitledColumn extends SheetColumn {
  title: string;
}

const OPEN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const WIDTHS: Readonly<Record<SheetColumn['kind'], number>> = {
  text: 18,
  number: 14,
  day: 12,
  moment: 20,
};
const NARROWEST = 8;
const WIDEST = 60;

/** The sheet up to its first row of values: the head stays in sight, and columns are as wide as their heads at least. */
export function sheetHead(columns: readonly TitledColumn[]): string {
  const widths = columns.map(({ kind, title }, at) => {
    const width = Math.min(WIDEST, Math.max(WIDTHS[kind], NARROWEST, breadth(title) + 4));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const heads = columns.map(({ title }, at) => textCell(`${columnLetters(at)}1`, title, 'head'));
  return `${OPEN}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

/** Rows of values, the first of them in that line of the sheet. */
export function sheetRows(
  columns: readonly SheetColumn[],
  rows: readonly (readonly CellValue[])[],
  firstLine: number,
): string {
  const letters = columns.map((_, at) => columnLetters(at));
  const lines = rows.map((row, index) => {
    const line = firstLine + index;
    const cells = columns.map((column, at) =>
      cellXml(`${letters[at]}${line}`, row[at] ?? null, column),
    );
    return `<row r="${line}">${cells.join('')}</row>`;
  });
  return lines.join('');
}

/** What ends the sheet; `inside` stands where rules about its cells do. */
export function sheetTail(columnCount: number, lastLine: number, inside = ''): string {
  return `</sheetData><autoFilter ref="${filterRange(columnCount, lastLine, '')}"/>${inside}</worksheet>`;
}

/** The cells that have a filter: all of them. `mark` is $ where a range has to be fixed. */
export function filterRange(columnCount: number, lastLine: number, mark: '$' | ''): string {
  return `${mark}A${mark}1:${mark}${columnLetters(Math.max(0, columnCount - 1))}${mark}${lastLine}`;
}

/** Characters of Chinese are as wide as two. */
function breadth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[\u1100-\uffdc]/u.test(sign) ? 2 : 1), 0);
}
