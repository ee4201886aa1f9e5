import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

/** Longer than any line: a hash, a colon, a count and a line break. */
const LINE_BYTES = 128;
const HASH_LENGTH = 40;

/**
 * Whether a list of breached passwords has a password. The file has one line for each, sorted: its
 * SHA-1 in hexadecimal, and after a colon how often it was found. Such files have tens of gigabytes, so
 * the line is found by halving: about 40 short reads.
 */
export async function isBreachedPassword(password: string, file: string): Promise<boolean> {
  // The lists are published with this hash; nothing is protected by it.
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const list = await open(file);
  try {
    return await hasLine(list, hash);
  } finally {
    await list.close();
  }
}

async function hasLine(list: FileHandle, hash: string): Promise<boolean> {
  let [from, to] = [0, (await list.stat()).size];
  // The line, if there is one, begins at `from` or later, and before `to`.
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const line = await firstLineFrom(list, middle);
    if (line === null || line.start >= to || line.hash > hash) to = middle;
    else if (line.hash < hash) from = line.start + 1;
    else return true;
  }
  return false;
}

/** The first line that begins at a position or after it; null if there is none. */
async function firstLineFrom(list: FileHandle, position: number) {
  const before = Math.max(0, position - 1);
  const { buffer, bytesRead } = await list.read(Buffer.alloc(2 * LINE_BYTES), 0, null, before);
  const text = buffer.toString('latin1', 0, bytesRead);
  const start = position === 0 ? 0 : text.indexOf('\n') + 1;
  if ((position > 0 && start === 0) || start >= text.length) return null;
  return { start: before + start, hash: text.slice(start, start + HASH_LENGTH).toUpperCase() };
}
