import { fromBufferPromise, type Entry } from 'yauzl';
import { FileProblem } from './file-problem.ts';

/** Files of a workbook by their names, read only as they are wanted. */
export interface Archive {
  has(name: string): boolean;
  names: readonly string[];
  /** The whole of a small one; null where there is none. */
  text(name: string): Promise<string | null>;
  /** One of any size, in pieces. */
  pieces(name: string, mostBytes: number): AsyncGenerator<Buffer>;
}

const MOST_ENTRIES = 2_000;
const SMALL_BYTES = 8 * 1024 * 1024;

/**
 * Opens a zip archive in memory. Its own directory says how much each file unpacks to, and the unpacker stops at the first byte beyond that: what
 * says too much is refused before anything of it is unpacked.
 */
export async function openArchive(content: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false }).catch(
    () => {
      throw new FileProblem('BAD_FILE');
    },
  );
  if (zip.entryCount > MOST_ENTRIES) throw new FileProblem('FILE_TOO_LARGE');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new FileProblem('ENCRYPTED_FILE');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('BAD_FILE');
  }

  async function* pieces(name: string, mostBytes: number): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (entry === undefined) return;
    if (entry.uncompressedSize > mostBytes) throw new FileProblem('FILE_TOO_LARGE');
    try {
      const stream = await zip.openReadStreamPromise(entry);
      for await (const piece of stream) yield piece as Buffer;
    } catch (error) {
      throw error instanceof FileProblem ? error : new FileProblem('BAD_FILE');
    }
  }

  return {
    has: (name) => entries.has(name),
    names: [...entries.keys()],
    pieces,
    async text(name) {
      if (!entries.has(name)) return null;
      const parts: Buffer[] = [];
      for await (const piece of pieces(name, SMALL_BYTES)) parts.push(piece);
      return Buffer.concat(parts).toString('utf8');
    },
  };
}
