import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FileProblem } from './file-problem.ts';
import { MAX_COLUMNS, type ReadLine } from './read-cell.ts';

const MAX_LINE_LENGTH = 1024 * 1024;
const CHUNK_LENGTH = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/** Reads the lines of a CSV text. Reading stops when the caller stops iterating. */
export async function* readCsv(text: string): AsyncGenerator<ReadLine> {
  const pieces = function* () {
    for (let start = 0; start < text.length; start += CHUNK_LENGTH)
      yield text.slice(start, start + CHUNK_LENGTH);
  };
  const parser = Readable.from(pieces(), { objectMode: false }).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_LINE_LENGTH,
    }),
  );
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      yield {
        number,
        cells: record
          .slice(0, MAX_COLUMNS)
          .map((cell) => (cell === '' ? undefined : { text: cell, kind: 'text' })),
      };
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('BAD_FILE', { message: 'unreadableLine', values: { line: number + 1 } });
  } finally {
    parser.destroy();
  }
}

/** The most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
