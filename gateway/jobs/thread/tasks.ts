import type { CellValue } from '../../workbook/cell.ts';
import { packNext, type PackedChunk } from '../../workbook/packed-chunk.ts';
import { sheetStart, sheetRows, sheetEnd, type TitledColumn } from '../../workbook/sheet-xml.ts';
import type { ReadRow } from '../job.ts';
import type { ImportQuestion } from './import-question.ts';
import { readImport, type OpenedFile } from './read-import.ts';
import { reportRows, type ReportColumn } from './report-rows.ts';
import { templateBook, type TemplateQuestion } from './template.ts';

type Before = Pick<PackedChunk, 'crc' | 'plainBytes'>;

interface NextRows<Column, Row> {
  before: Before;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Line of the first row; with line 2 the header is written before it. */
  firstLine: number;
}

/**
 * The tasks of the worker thread, by name. All questions and answers can be cloned between threads.
 */
export interface Tasks {
  sheetRows(question: NextRows<TitledColumn, readonly CellValue[]>): PackedChunk;
  reportRows(question: NextRows<ReportColumn, ReadRow>): PackedChunk;
  sheetTail(question: { before: Before; columnCount: number; lastLine: number }): PackedChunk;
  template(question: TemplateQuestion): Uint8Array;
  openImport(question: ImportQuestion): Promise<OpenedImport>;
  nextRows(question: null): Promise<ReadRow[]>;
}

/** What was recognized in an opened file. */
interface OpenedImport {
  /** Names of its columns, in file order. */
  columns: string[];
  unknownHeads: string[];
  missing: string[];
}

/**
 * Creates the tasks of one thread. It reads one file at a time, because a thread belongs to one
 * job.
 */
export function createTasks(): Tasks {
  let reading: OpenedFile | null = null;
  return {
    sheetRows: ({ before, columns, rows, firstLine }) =>
      packNext(
        before,
        (firstLine === 2 ? sheetStart(columns) : '') + sheetRows(columns, rows, firstLine),
      ),
    reportRows: ({ before, columns, rows, firstLine }) =>
      packNext(
        before,
        (firstLine === 2 ? sheetStart(columns) : '') + reportRows(columns, rows, firstLine),
      ),
    sheetTail: ({ before, columnCount, lastLine }) =>
      packNext(before, sheetEnd(columnCount, lastLine), true),
    template: templateBook,
    async openImport(question) {
      reading = await readImport({ ...question, content: Buffer.from(question.content) });
      const { columns, unknownHeads, missing } = reading.recognized;
      return {
        columns: columns.flatMap((column) => (column === null ? [] : [column.name])),
        unknownHeads,
        missing,
      };
    },
    nextRows: async () => (reading === null ? [] : reading.next()),
  };
}
