import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFileError } from './data-file.ts';
import { openFile, type RetailDatabase } from './sqlite.ts';

/**
 * Fills a file beside the wanted one and renames it when it is complete, so that neither a killed first start nor a full disk leaves half a
 * file, or removes the one that is there. `makeRoom` runs right before the renaming.
 */
export function createFile(
  file: string,
  fill: (db: RetailDatabase) => void,
  makeRoom: () => void,
): void {
  const unfinished = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(unfinished, { force: true });
    const db = openFile(unfinished);
    try {
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      fill(db);
    } finally {
      db.close();
    }
    flush(unfinished);
    makeRoom();
    renameSync(unfinished, file);
  } catch (error) {
    removeUnfinished(unfinished);
    if (isStorageError(error)) {
      throw new DataFileError(
        file,
        `cannot be made (${error.code})`,
        'make room, allow writing there, or choose another DATA_DIR',
      );
    }
    throw error;
  }
}

/** This file may be the cause of the first failure, which is the one to report. */
function removeUnfinished(unfinished: string): void {
  try {
    rmSync(unfinished, { force: true });
  } catch {
    return;
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const SQLITE_STORAGE = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'];

/**
 * Returns whether the system or SQLite could not write; any other error is a bug and keeps its
 * stack.
 */
function isStorageError(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return false;
  const { code } = error;
  return 'syscall' in error || SQLITE_STORAGE.some((known) => code.startsWith(known));
}
