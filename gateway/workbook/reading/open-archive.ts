import { fromBufferPromise, type Entry } from 'yauzl';
import { FileProblem } from './file-problem.ts';

/** The files of a workbook by path, decompressed on demand. */
export interface Archive {
  has(name: string): boolean;
  names: readonly string[];
  /** The content of a small file; null if it does not exist. */
  text(name: string): Promise<string | null>;
  /** The content of a file of any size, in chunks. */
  chunks(name: string, maxBytes: number): AsyncGenerator<Buffer>;
}

const MAX_ENTRIES = 2_000;
const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/**
 * Opens a zip archive in memory. Files whose declared size is too large are refused before
 * decompression, and decompression stops when a file exceeds its declared size.
 */
export async function openArchive(content: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false }).catch(
    () => {
      throw new FileProblem('BAD_FILE');
    },
  );
  if (zip.entryCount > MAX_ENTRIES) throw new FileProblem('FILE_TOO_LARGE');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new FileProblem('ENCRYPTED_FILE');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('BAD_FILE');
  }

  async function* chunks(name: string, maxBytes: number): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (entry === undefined) return;
    if (entry.uncompressedSize > maxBytes) throw new FileProblem('FILE_TOO_LARGE');
    try {
      const stream = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw error instanceof FileProblem ? error : new FileProblem('BAD_FILE');
    }
  }

  return {
    has: (name) => entries.has(name),
    names: [...entries.keys()],
    chunks,
    async text(name) {
      if (!entries.has(name)) return null;
      const parts: Buffer[] = [];
      for await (const chunk of chunks(name, MAX_TEXT_BYTES)) parts.push(chunk);
      return Buffer.concat(parts).toString('utf8');
    },
  };
}
