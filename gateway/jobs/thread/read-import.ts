import { FileProblem } from '../../workbook/reading/file-problem.ts';
import { openFile } from '../../workbook/reading/open-file.ts';
import { isEmptyLine, type ReadLine } from '../../workbook/reading/read-cell.ts';
import type { ReadRow } from '../job.ts';
import type { ImportQuestion } from './import-question.ts';
import { createImportRowReader } from './import-row-reader.ts';
import { recognizeColumns, type RecognizedColumns } from './recognize-columns.ts';
import { readNotes } from './template-notes.ts';

/** An opened file: its recognized columns, and its rows in batches. */
export interface OpenedFile {
  recognized: RecognizedColumns;
  /** The next batch of rows; empty after the last one. */
  next(): Promise<ReadRow[]>;
}

const ROWS_PER_BATCH = 1000;

/**
 * Opens a file and recognizes its columns; each row is then checked by the rules of the form.
 * Throws FileProblem for a file that cannot be imported.
 */
export async function readImport(question: ImportQuestion): Promise<OpenedFile> {
  const { content, moduleCode, columns, maxRows } = question;
  const file = await openFile(content);
  const notes = await readNotes(file);
  const lines = filledLines(file.lines());
  const headers = await lines.next();
  if (headers.done) throw new FileProblem('NO_ROWS');
  const recognized = recognizeColumns(headers.value, columns, notes, moduleCode);
  const readRow = createImportRowReader(question, recognized);
  let count = 0;

  return {
    recognized,
    async next() {
      const rows: ReadRow[] = [];
      while (rows.length < ROWS_PER_BATCH) {
        const line = await lines.next();
        if (line.done) break;
        count += 1;
        if (count > maxRows)
          throw new FileProblem('TOO_MANY_ROWS', {
            message: 'tooManyFileRows',
            values: { limit: maxRows },
          });
        rows.push(readRow(line.value));
      }
      if (count === 0) throw new FileProblem('NO_ROWS');
      return rows;
    },
  };
}

async function* filledLines(lines: AsyncGenerator<ReadLine>): AsyncGenerator<ReadLine> {
  for await (const line of lines) if (!isEmptyLine(line)) yield line;
}
