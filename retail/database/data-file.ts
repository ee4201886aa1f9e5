import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { onlyRow, openFile } from './sqlite.ts';
import { SCHEMA_VERSION } from './tables.ts';

/** A data file that cannot be used. Its message is one line for the operator: which file, what is wrong, what to do. */
export class DataFileError extends Error {
  constructor(file: string, problem: string, remedy: string) {
    super(`Data file ${file} ${problem}. It was left as it is: ${remedy}.`);
    this.name = 'DataFileError';
  }
}

const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const CHANGES_AT = 24;
const PAGES_AT = 28;
const USER_VERSION_AT = 60;
const CHANGES_OF_PAGES_AT = 92;
const HEADER_BYTES = 100;

/**
 * Looks at a data file without opening it for writing, because SQLite may create files beside one that it opens. Returns its schema
 * version, or null when there is no file yet, and throws DataFileError when it is not one of ours. A file of this program's version is
 * checked for damage; one of another version is not opened for work, so nothing more is asked of it.
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
  const version = hasLog(file) ? readVersion(file) : header.readInt32BE(USER_VERSION_AT);
  if (version !== null && version < 1) {
    throw new DataFileError(file, 'is a database of another program', 'choose another DATA_DIR');
  }
  const isUsable =
    version !== null &&
    (version !== SCHEMA_VERSION || (!isTruncated(file, header, size) && isSound(file)));
  if (!isUsable) {
    throw new DataFileError(
      file,
      'is damaged',
      'restore a copy, or move it away to begin with fresh demo data',
    );
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

/** A killed process leaves a log of what it had not moved into the file, so only a file without a log has all of its pages. */
function hasLog(file: string): boolean {
  return existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
}

function isTruncated(file: string, header: Buffer, size: number): boolean {
  if (hasLog(file)) return false;
  const pageSize =
    header.readUInt16BE(PAGE_SIZE_AT) === 1 ? 65536 : header.readUInt16BE(PAGE_SIZE_AT);
  const isPageCountCurrent =
    header.readUInt32BE(CHANGES_AT) === header.readUInt32BE(CHANGES_OF_PAGES_AT);
  return isPageCountCurrent && size < header.readUInt32BE(PAGES_AT) * pageSize;
}

/** Whether every page can be read and is in order; a quarter of a second for the demo data. */
function isSound(file: string): boolean {
  return ask(file, 'SELECT quick_check FROM pragma_quick_check(1)') === 'ok';
}

/** The version as of the last change, which may still be in the log; null when the file cannot be read. */
function readVersion(file: string): number | null {
  const version = ask(file, 'SELECT user_version FROM pragma_user_version');
  return typeof version === 'number' ? version : null;
}

/** One value of a file that is opened for reading only; null when that fails. */
function ask(file: string, query: string): unknown {
  const address = pathToFileURL(file);
  address.search = hasLog(file) ? '?mode=ro' : '?mode=ro&immutable=1';
  try {
    const db = openFile(address.href);
    try {
      return onlyRow(db.prepare(query).pluck());
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}
