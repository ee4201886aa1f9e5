import { FileProblem } from './file-problem.ts';
import { decodeText } from './decode-text.ts';
import { openArchive } from './open-archive.ts';
import { readIndex } from './book-index.ts';
import { readCsv } from './read-csv.ts';
import type { ReadLine } from './read-cell.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './read-sheet.ts';

/** An opened file whose rows can be read. */
export interface OpenFile {
  /** The lines of a hidden sheet; empty if there is none of this name. */
  notes(sheet: string): AsyncGenerator<ReadLine>;
  /** The lines of the first visible sheet. */
  lines(): AsyncGenerator<ReadLine>;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a file by its content, whatever its name. */
export async function openFile(content: Buffer): Promise<OpenFile> {
  if (content.length === 0) throw new FileProblem('NO_ROWS');
  // Office stores encrypted workbooks in a compound file. Without encryption it is the old .xls
  // format.
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
  // No lines.
}
