import type { Archive } from './open-archive.ts';
import { FileProblem } from './file-problem.ts';
import { createXmlReader } from './read-xml.ts';
import { MAX_CELL_LENGTH } from '../xml-text.ts';

const PATH = 'xl/sharedStrings.xml';
/** Maximum size of the shared texts of a workbook, which are held in memory while it is read. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;

export async function readSharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = [];
  let text: string | null = null;
  let isShown = false;
  let isReading = true;
  const reader = createXmlReader({
    open(name) {
      if (name === 'si') text = '';
      // Phonetic hints (rPh) are not part of the text.
      if (name === 'rPh') isReading = false;
      if (name === 't') isShown = isReading;
    },
    text(piece) {
      if (isShown && text !== null && text.length <= MAX_CELL_LENGTH) text += piece;
    },
    close(name) {
      if (name === 't') isShown = false;
      if (name === 'rPh') isReading = true;
      if (name !== 'si') return;
      strings.push(decodeEscapes(text ?? ''));
      text = null;
      if (strings.length > MAX_STRINGS) throw new FileProblem('FILE_TOO_LARGE');
    },
  });
  if (!archive.has(PATH)) return strings;
  const decoder = new TextDecoder('utf-8');
  for await (const piece of archive.chunks(PATH, MAX_BYTES))
    reader.write(decoder.decode(piece, { stream: true }));
  reader.end();
  return strings;
}

/** Decodes characters written as _x000D_. */
export function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
