import { cellXml, columnLetters, textCell, type CellValue, type SheetColumn } from './cell.ts';

/** A column of a table with its header text. */
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
const MIN_WIDTH = 8;
const MAX_WIDTH = 60;

/** The beginning of a sheet: frozen header row, columns at least as wide as their headers. */
export function sheetStart(columns: readonly TitledColumn[]): string {
  const widths = columns.map(({ kind, title }, index) => {
    const width = Math.min(MAX_WIDTH, Math.max(WIDTHS[kind], MIN_WIDTH, textWidth(title) + 4));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const heads = columns.map(({ title }, index) =>
    textCell(`${columnLetters(index)}1`, title, 'head'),
  );
  return `${OPEN}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

/** The XML of rows, beginning at a line of the sheet. */
export function sheetRows(
  columns: readonly SheetColumn[],
  rows: readonly (readonly CellValue[])[],
  firstLine: number,
): string {
  const letters = columns.map((_, index) => columnLetters(index));
  const lines = rows.map((row, index) => {
    const line = firstLine + index;
    const cells = columns.map((column, index) =>
      cellXml(`${letters[index]}${line}`, row[index] ?? null, column),
    );
    return `<row r="${line}">${cells.join('')}</row>`;
  });
  return lines.join('');
}

/** The end of a sheet. `inside` is XML for rules about its cells. */
export function sheetEnd(columnCount: number, lastLine: number, inside = ''): string {
  return `</sheetData><autoFilter ref="${filterRange(columnCount, lastLine, '')}"/>${inside}</worksheet>`;
}

/** The range of all cells, for the filter. `mark` is `$` for an absolute reference. */
export function filterRange(columnCount: number, lastLine: number, mark: '$' | ''): string {
  return `${mark}A${mark}1:${mark}${columnLetters(Math.max(0, columnCount - 1))}${mark}${lastLine}`;
}

/** Width of a text in characters; Chinese characters count twice. */
function textWidth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[\u1100-\uffdc]/u.test(sign) ? 2 : 1), 0);
}
