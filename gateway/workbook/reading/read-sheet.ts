import { LONGEST_CELL } from '../plain-text.ts';
import { timeOfSerial } from '../serial-time.ts';
import type { BookIndex } from './book-index.ts';
import { FileProblem } from './file-problem.ts';
import type { Archive } from './open-archive.ts';
import { MOST_COLUMNS, plainNumber, type ReadCell, type ReadLine } from './read-cell.ts';
import { createXmlReader } from './read-xml.ts';
import { uncoded } from './shared-strings.ts';

/** What 100,000 rows of 40 columns unpack to, several times over: it is never held. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Of the largest sheet that there can be. */
const LAST_ROW = 1_048_576;

interface SheetParts {
  archive: Archive;
  path: string;
  strings: readonly string[];
  index: Pick<BookIndex, 'from1904' | 'timeStyles'>;
}

/** The lines of a sheet, one after the other; whoever stops asking stops the reading. */
export async function* readSheet({
  archive,
  path,
  strings,
  index,
}: SheetParts): AsyncGenerator<ReadLine> {
  const lines: ReadLine[] = [];
  const reader = createXmlReader(lineReader(strings, index, (line) => lines.push(line)));
  const decoder = new TextDecoder('utf-8');
  for await (const piece of archive.pieces(path, MOST_BYTES)) {
    reader.write(decoder.decode(piece, { stream: true }));
    yield* lines.splice(0);
  }
  reader.end();
  yield* lines;
}

function lineReader(
  strings: readonly string[],
  index: SheetParts['index'],
  tell: (line: ReadLine) => void,
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
      if (isShown && text.length <= LONGEST_CELL) text += piece;
    },
    close(name: string) {
      isShown = false;
      const isCell = name === 'c' && column < MOST_COLUMNS;
      if (isCell && text !== '') cells[column] = cellOf(type, text, index.timeStyles.has(style));
      // A formula that nobody has calculated holds something, and nobody knows what: it is no empty cell.
      else if (isCell && isFormula) cells[column] = { text: '', kind: 'error' };
      if (name === 'row') tell({ number, cells });
    },
  };

  function cellOf(of: string, stored: string, isTime: boolean): ReadCell {
    if (of === 's') return { text: strings[Number(stored)] ?? '', kind: 'text' };
    if (of === 'b') return { text: stored === '1' ? '1' : '0', kind: 'truth' };
    if (of === 'e') return { text: stored, kind: 'error' };
    if (of === 'd')
      return { text: stored.replace('T', ' ').replace(/(?:\.\d+)?Z?$/u, ''), kind: 'time' };
    if (of !== 'n') return { text: uncoded(stored), kind: 'text' };
    const time = isTime ? timeOfSerial(Number(stored), index.from1904) : null;
    return time === null
      ? { text: plainNumber(stored), kind: 'number' }
      : { text: time, kind: 'time' };
  }
}

/** Refuses what no spreadsheet writes: everything after it would be told at the wrong place. */
function rowNumberOf(text: string): number {
  const number = /^\d{1,7}$/u.test(text) ? Number(text) : 0;
  if (number < 1 || number > LAST_ROW) throw new FileProblem('BAD_FILE');
  return number;
}

/** The place of B7's column: 1. */
function columnOf(reference: string): number {
  if (!/^[A-Za-z]{1,3}\d{1,7}$/u.test(reference)) throw new FileProblem('BAD_FILE');
  let place = 0;
  for (const letter of reference.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    place = place * 26 + letter.charCodeAt(0) - 64;
  }
  return place - 1;
}
