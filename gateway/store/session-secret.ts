import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An operator's own text of at least 32 characters as a key of 32 bytes. */
export function sessionSecretFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The secret that is made once and kept in DATA_DIR/session-secret, readable by its owner alone. Written aside and then linked, so
 * that of two processes that start together one wins and both read the same.
 */
export function keptSessionSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'session-secret');
  const aside = `${file}.${process.pid}.new`;
  const kept = readKept(file);
  if (kept) return kept;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readKept(file) ?? keptSessionSecret(dataDir);
}

function readKept(file: string): Buffer | null {
  try {
    const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (secret.length !== 32)
      throw new Error(
        'session-secret does not hold 32 bytes; remove it to sign everybody out and start anew',
      );
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
