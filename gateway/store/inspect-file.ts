import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

/** A data file that is not to be opened: one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(file: string, problem: string, remedy: string) {
    super(`Data file ${file} ${problem}. It was left as it is: ${remedy}.`);
  }
}

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const PAGE_SIZE_AT = 16;
const PAGES_AT = 28;
const USER_VERSION_AT = 60;
const APPLICATION_AT = 68;

const START_ANEW = 'restore a copy, or move it away, which signs everybody out';

/**
 * Looks at a data file before SQLite opens it for writing. Throws StoreError when it is damaged, newer or somebody else's; a file that is
 * not there or empty is fine.
 */
export function inspectFile(file: string, { application, version }: { application: number; version: number }): void {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) return;
  const header = readHeader(file);
  if (size < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new StoreError(file, 'is not a database or is damaged at its beginning', START_ANEW);
  }
  if (header.readInt32BE(APPLICATION_AT) !== application)
    throw new StoreError(file, 'is a database of another program', 'choose another DATA_DIR');
  const found = header.readInt32BE(USER_VERSION_AT);
  if (found > version) {
    const remedy = 'start the newer program, or choose another DATA_DIR';
    throw new StoreError(file, `is of version ${found}, newer than ${version}, the newest this program knows`, remedy);
  }
  if (isTruncated(file, header, size) || !isSound(file)) throw new StoreError(file, 'is damaged', START_ANEW);
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(handle);
  }
  return header;
}

/** Pages that a killed process had not yet moved into the file lie in the log beside it. */
function hasLog(file: string): boolean {
  return existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
}

function isTruncated(file: string, header: Buffer, size: number): boolean {
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT) === 1 ? 65_536 : header.readUInt16BE(PAGE_SIZE_AT);
  return !hasLog(file) && size < header.readUInt32BE(PAGES_AT) * pageSize;
}

/** Immutable, because SQLite would otherwise put files beside even one that it only reads. */
function isSound(file: string): boolean {
  const address = pathToFileURL(file);
  address.search = hasLog(file) ? '?mode=ro' : '?mode=ro&immutable=1';
  try {
    const db = new Database(address.href);
    try {
      const rows = db.pragma('quick_check') as { quick_check: string }[];
      return rows.every((row) => row.quick_check === 'ok');
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}
