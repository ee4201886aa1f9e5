import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { SCHEMA_VERSION } from './tables.ts';

/** A data file that must not be opened. Its message is one line for the operator: which file, what is wrong, what to do. */
export class DataFileError extends Error {
  constructor(file: string, problem: string, remedy: string) {
    super(`Data file ${file} ${problem}. It was left as it is: ${remedy}.`);
    this.name = 'DataFileError';
  }
}

export function tooNew(file: string, version: number): DataFileError {
  return new DataFileError(
    file,
    `is of version ${version}, newer than ${SCHEMA_VERSION}, the newest this program knows`,
    'start the newer program, or choose another DATA_DIR',
  );
}

const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const CHANGES_AT = 24;
const PAGES_AT = 28;
const USER_VERSION_AT = 60;
const CHANGES_OF_PAGES_AT = 92;
const HEADER_BYTES = 100;

/**
 * Looks at a data file without opening it for writing, because even a look by SQLite may leave files beside it. Answers its schema
 * version, or null when there is nothing yet, and throws DataFileError when it is not ours, too new or damaged.
 */
export function inspectDataFile(file: string): number | null {
  if (!existsSync(file)) return null;
  const size = statSync(file).size;
  if (size === 0) return null;
  const header = readHeader(file);
  if (size < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new DataFileError(
      file,
      'is not a database or is damaged at its beginning',
      'restore a copy, or move it away to begin with fresh demo data',
    );
  }
  const version = header.readInt32BE(USER_VERSION_AT);
  if (version > SCHEMA_VERSION) {
    throw tooNew(file, version);
  }
  if (version < 1) {
    throw new DataFileError(file, 'is a database of another program', 'choose another DATA_DIR');
  }
  if (isTruncated(file, header, size) || !isSound(file)) {
    throw new DataFileError(file, 'is damaged', 'restore a copy, or move it away to begin with fresh demo data');
  }
  return version;
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

/** What a killed process had not yet moved into the file lies beside it, so only a file without such a log has all of its pages. */
function hasLog(file: string): boolean {
  return existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
}

function isTruncated(file: string, header: Buffer, size: number): boolean {
  if (hasLog(file)) return false;
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT) === 1 ? 65536 : header.readUInt16BE(PAGE_SIZE_AT);
  const pagesAreTold = header.readUInt32BE(CHANGES_AT) === header.readUInt32BE(CHANGES_OF_PAGES_AT);
  return pagesAreTold && size < header.readUInt32BE(PAGES_AT) * pageSize;
}

/** Whether every page can be read and is in order; a quarter of a second for the demo data. */
function isSound(file: string): boolean {
  const address = pathToFileURL(file);
  address.search = hasLog(file) ? '?mode=ro' : '?mode=ro&immutable=1';
  try {
    const db = new Database(address.href);
    try {
      const [row] = db.pragma('quick_check(1)') as { quick_check: string }[];
      return row?.quick_check === 'ok';
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}
