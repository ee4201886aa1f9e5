import type { Archive } from './open-archive.ts';
import { FileProblem } from './file-problem.ts';
import { createXmlReader } from './read-xml.ts';
import { LONGEST_CELL } from '../plain-text.ts';

const PATH = 'xl/sharedStrings.xml';
/** All texts of a workbook that stand in it once: they are held while it is read. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_STRINGS = 1_000_000;

export async function readSharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = [];
  let text: string | null = null;
  let isShown = false;
  let isReading = true;
  const reader = createXmlReader({
    open(name) {
      if (name === 'si') text = '';
      // How a Chinese or Japanese word is said is not part of it.
      if (name === 'rPh') isReading = false;
      if (name === 't') isShown = isReading;
    },
    text(piece) {
      if (isShown && text !== null && text.length <= LONGEST_CELL) text += piece;
    },
    close(name) {
      if (name === 't') isShown = false;
      if (name === 'rPh') isReading = true;
      if (name !== 'si') return;
      strings.push(uncoded(text ?? ''));
      text = null;
      if (strings.length > MOST_STRINGS) throw new FileProblem('FILE_TOO_LARGE');
    },
  });
  if (!archive.has(PATH)) return strings;
  const decoder = new TextDecoder('utf-8');
  for await (const piece of archive.pieces(PATH, MOST_BYTES))
    reader.write(decoder.decode(piece, { stream: true }));
  reader.end();
  return strings;
}

/** _x000D_ stands for the sign of that number. */
export function uncoded(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
