import { FileProblem } from './file-problem.ts';
import { decodeText } from './decode-text.ts';
import { openArchive } from './open-archive.ts';
import { readIndex } from './book-index.ts';
import { readCsv } from './read-csv.ts';
import type { ReadLine } from './read-cell.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './read-sheet.ts';

/** A file whose rows can be read. */
export interface OpenFile {
  /** The lines of a sheet for programs; empty where there is none of that name. */
  notes(sheet: string): AsyncGenerator<ReadLine>;
  /** Those of the first sheet that people see. */
  lines(): AsyncGenerator<ReadLine>;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a file by what its content shows, whatever it is called. */
export async function openFile(content: Buffer): Promise<OpenFile> {
  if (content.length === 0) throw new FileProblem('NO_ROWS');
  // Office wraps what has a password into an archive of its own; without one it is a workbook of the last century.
  if (content.subarray(0, 8).equals(COMPOUND))
    throw new FileProblem(content.includes(ENCRYPTED) ? 'ENCRYPTED_FILE' : 'BAD_FILE');
  return content.subarray(0, 4).equals(ZIP) ? openBook(content) : openText(decodeText(content));
}

async function openBook(content: Buffer): Promise<OpenFile> {
  const archive = await openArchive(content);
  const index = await readIndex(archive);
  const strings = await readSharedStrings(archive);
  const linesOf = (sheet: { path: string } | undefined) =>
    sheet === undefined ? noLines() : readSheet({ archive, path: sheet.path, strings, index });
  return {
    notes: (name) => linesOf(index.sheets.find((sheet) => sheet.isHidden && sheet.name === name)),
    lines: () => linesOf(index.sheets.find(({ isHidden }) => !isHidden)),
  };
}

function openText(text: string): OpenFile {
  return { notes: noLines, lines: () => readCsv(text) };
}

async function* noLines(): AsyncGenerator<ReadLine> {
  // There are none.
}
