import { MAX_CELL_LENGTH } from '../xml-text.ts';
import { timeOfSerial } from '../serial-time.ts';
import type { BookIndex } from './book-index.ts';
import { FileProblem } from './file-problem.ts';
import type { Archive } from './open-archive.ts';
import { MAX_COLUMNS, formatNumber, type ReadCell, type ReadLine } from './read-cell.ts';
import { createXmlReader } from './read-xml.ts';
import { decodeEscapes } from './shared-strings.ts';

/**
 * Maximum decompressed size: several times that of 100,000 rows of 40 columns. It is streamed,
 * never held in memory.
 */
const MAX_BYTES = 1024 * 1024 * 1024;

/** The last row that a sheet can have. */
const MAX_ROW = 1_048_576;

interface SheetParts {
  archive: Archive;
  path: string;
  strings: readonly string[];
  index: Pick<BookIndex, 'from1904' | 'timeStyles'>;
}

/** Reads the lines of a sheet. Reading stops when the caller stops iterating. */
export async function* readSheet({
  archive,
  path,
  strings,
  index,
}: SheetParts): AsyncGenerator<ReadLine> {
  const lines: ReadLine[] = [];
  const reader = createXmlReader(createLineReader(strings, index, (line) => lines.push(line)));
  const decoder = new TextDecoder('utf-8');
  for await (const piece of archive.chunks(path, MAX_BYTES)) {
    reader.write(decoder.decode(piece, { stream: true }));
    yield* lines.splice(0);
  }
  reader.end();
  yield* lines;
}

function createLineReader(
  strings: readonly string[],
  index: SheetParts['index'],
  onLine: (line: ReadLine) => void,
) {
  let cells: (ReadCell | undefined)[] = [];
  let number = 0;
  let column = -1;
  let type = 'n';
  let style = 0;
  let text = '';
  let isShown = false;
  let isFormula = false;

  return {
    open(name: string, { r, t = 'n', s = '0' }: Readonly<Record<string, string>>) {
      if (name === 'row') {
        number = r === undefined ? number + 1 : rowNumberOf(r);
        column = -1;
        cells = [];
      }
      if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [type, style, text, isFormula] = [t, Number(s), '', false];
      }
      isShown = name === 'v' || name === 't';
      isFormula ||= name === 'f';
    },
    text(piece: string) {
      if (isShown && text.length <= MAX_CELL_LENGTH) text += piece;
    },
    close(name: string) {
      isShown = false;
      const isCell = name === 'c' && column < MAX_COLUMNS;
      if (isCell && text !== '') cells[column] = cellOf(type, text, index.timeStyles.has(style));
      // A formula without a calculated value is an error, not an empty cell, because its value is
      // unknown.
      else if (isCell && isFormula) cells[column] = { text: '', kind: 'error' };
      if (name === 'row') onLine({ number, cells });
    },
  };

  function cellOf(of: string, stored: string, isTime: boolean): ReadCell {
    if (of === 's') return { text: strings[Number(stored)] ?? '', kind: 'text' };
    if (of === 'b') return { text: stored === '1' ? '1' : '0', kind: 'truth' };
    if (of === 'e') return { text: stored, kind: 'error' };
    if (of === 'd')
      return { text: stored.replace('T', ' ').replace(/(?:\.\d+)?Z?$/u, ''), kind: 'time' };
    if (of !== 'n') return { text: decodeEscapes(stored), kind: 'text' };
    const time = isTime ? timeOfSerial(Number(stored), index.from1904) : null;
    return time === null
      ? { text: formatNumber(stored), kind: 'number' }
      : { text: time, kind: 'time' };
  }
}

/**
 * Refuses invalid row numbers, because all following lines would be reported with wrong numbers.
 */
function rowNumberOf(text: string): number {
  const number = /^\d{1,7}$/u.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_ROW) throw new FileProblem('BAD_FILE');
  return number;
}

/** The column index of a cell reference: 1 for B7. */
function columnOf(reference: string): number {
  if (!/^[A-Za-z]{1,3}\d{1,7}$/u.test(reference)) throw new FileProblem('BAD_FILE');
  let number = 0;
  for (const letter of reference.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  return number - 1;
}
