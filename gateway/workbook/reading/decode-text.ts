import { FileProblem } from './file-problem.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const GB = new TextDecoder('gb18030', { fatal: true });
/**
 * Characters of three UTF-8 bytes, such as Chinese ones. Text in a different encoding rarely has
 * this form by chance.
 */
const CERTAIN = /[\u0800-\uffff]/u;
const LINE = 0x0a;

/**
 * Decodes a text file: UTF-16 if it has a byte order mark, else UTF-8 if it is valid, else GB18030.
 * If lines of both encodings are mixed, as in concatenated files, it throws FileProblem with the
 * first line that does not fit.
 */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) throw new FileProblem('BAD_FILE');
  const whole = decoded(UTF8, content);
  return whole ?? decodeGb(content);
}

function decodeGb(content: Buffer): string {
  let first: 'utf-8' | 'gb18030' | null = null;
  let number = 0;
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(LINE, start);
    const line = content.subarray(start, end === -1 ? content.length : end);
    number += 1;
    const kind = kindOf(line);
    if (kind === 'neither' || (kind !== null && first !== null && kind !== first)) {
      throw new FileProblem('BAD_FILE', { message: 'mixedEncodings', values: { line: number } });
    }
    first = kind ?? first;
    start = end === -1 ? content.length : end + 1;
  }
  const text = decoded(GB, content);
  if (text === null) throw new FileProblem('BAD_FILE');
  return text;
}

/** The encoding of a line; null if it could be both. */
function kindOf(line: Buffer): 'utf-8' | 'gb18030' | 'neither' | null {
  const utf8 = decoded(UTF8, line);
  if (utf8 !== null) return CERTAIN.test(utf8) ? 'utf-8' : null;
  return decoded(GB, line) === null ? 'neither' : 'gb18030';
}

function decoded(decoder: typeof UTF8, bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
