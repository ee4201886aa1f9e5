import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FileProblem } from './file-problem.ts';
import { MOST_COLUMNS, type ReadLine } from './read-cell.ts';

const LONGEST_LINE = 1024 * 1024;
const PIECE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/** The lines of a text of separated values; whoever stops asking stops the reading. */
export async function* readCsv(text: string): AsyncGenerator<ReadLine> {
  const pieces = function* () {
    for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
  };
  const parser = Readable.from(pieces(), { objectMode: false }).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_LINE,
    }),
  );
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      yield {
        number,
        cells: record
          .slice(0, MOST_COLUMNS)
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

/** What stands most often in the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
