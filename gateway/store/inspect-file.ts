import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { fileError, newerFile } from './store-error.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const PAGE_SIZE_OFFSET = 16;
const PAGE_COUNT_OFFSET = 28;
const USER_VERSION_OFFSET = 60;
const APPLICATION_OFFSET = 68;

/** The kind of a data file of the gateway. */
export interface DataFileKind {
  /** Application id in the file's header, so that databases of other programs are never touched. */
  application: number;
  /** Step n migrates a file from version n to n + 1. */
  migrations: readonly string[];
  /** The consequence of moving the file away, for the error message. */
  loss: string;
}

/**
 * Checks a data file before SQLite opens it for writing. A missing or empty file is fine. Throws
 * StoreError when it is damaged, newer or belongs to a different program.
 */
export function inspectFile(
  file: string,
  { application, migrations: { length: version }, loss }: DataFileKind,
): void {
  const startAnew = `restore a copy, or move it away, which ${loss}`;
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) return;
  const header = readHeader(file);
  if (size < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw fileError(file, 'is not a database or is damaged at its beginning', startAnew);
  }
  if (header.readInt32BE(APPLICATION_OFFSET) !== application)
    throw fileError(file, 'is a database of another program', 'choose another DATA_DIR');
  const found = header.readInt32BE(USER_VERSION_OFFSET);
  if (found > version) throw newerFile(file, found, version);
  // Another process is writing the file or was killed while writing; SQLite repairs this itself.
  if (existsSync(`${file}-journal`)) return;
  if (isTruncated(file, header, size) || !isSound(file))
    throw fileError(file, 'is damaged', startAnew);
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

/** Whether a log beside the file holds pages that were not yet written back. */
function hasLog(file: string): boolean {
  return existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
}

function isTruncated(file: string, header: Buffer, size: number): boolean {
  const pageSize =
    header.readUInt16BE(PAGE_SIZE_OFFSET) === 1 ? 65_536 : header.readUInt16BE(PAGE_SIZE_OFFSET);
  return !hasLog(file) && size < header.readUInt32BE(PAGE_COUNT_OFFSET) * pageSize;
}

/**
 * Checks the file's integrity. Opened as immutable, because SQLite would otherwise create files
 * beside it even when only reading.
 */
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
