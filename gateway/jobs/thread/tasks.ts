import type { CellValue } from '../../workbook/cell.ts';
import { packNext, type Packed } from '../../workbook/deflated.ts';
import { sheetHead, sheetRows, sheetTail, type TitledColumn } from '../../workbook/sheet-xml.ts';
import type { ReadRow } from '../job.ts';
import { readImport, type ImportQuestion, type ReadingImport } from './read-import.ts';
import { reportRows, type ReportColumn } from './report-rows.ts';
import { templateBook, type TemplateQuestion } from './template.ts';

type Before = Pick<Packed, 'crc' | 'plainBytes'>;

interface NextRows<Column, Row> {
  before: Before;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Line of the first of them; 2 has the head written before it. */
  firstLine: number;
}

/** What the thread is asked for, by name; each answers with what can be sent from thread to thread. */
export interface Tasks {
  sheetRows(question: NextRows<TitledColumn, readonly CellValue[]>): Packed;
  reportRows(question: NextRows<ReportColumn, ReadRow>): Packed;
  sheetTail(question: { before: Before; columnCount: number; lastLine: number }): Packed;
  template(question: TemplateQuestion): Uint8Array;
  openImport(question: ImportQuestion): Promise<OpenedImport>;
  nextRows(question: null): Promise<ReadRow[]>;
}

/** What a file turned out to have. */
interface OpenedImport {
  /** Names of its columns, in its order. */
  columns: string[];
  unknownHeads: string[];
  missing: string[];
}

/** A thread reads one file at a time: it belongs to one job. */
export function createTasks(): Tasks {
  let reading: ReadingImport | null = null;
  return {
    sheetRows: ({ before, columns, rows, firstLine }) =>
      packNext(
        before,
        (firstLine === 2 ? sheetHead(columns) : '') + sheetRows(columns, rows, firstLine),
      ),
    reportRows: ({ before, columns, rows, firstLine }) =>
      packNext(
        before,
        (firstLine === 2 ? sheetHead(columns) : '') + reportRows(columns, rows, firstLine),
      ),
    sheetTail: ({ before, columnCount, lastLine }) =>
      packNext(before, sheetTail(columnCount, lastLine), true),
    template: templateBook,
    async openImport(question) {
      reading = await readImport({ ...question, content: Buffer.from(question.content) });
      const { columns, unknownHeads, missing } = reading.recognised;
      return {
        columns: columns.flatMap((column) => (column === null ? [] : [column.name])),
        unknownHeads,
        missing,
      };
    },
    nextRows: async () => (reading === null ? [] : reading.next()),
  };
}
