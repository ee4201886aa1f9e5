import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Derives a key of 32 bytes from the operator's text of at least 32 characters. */
export function sessionSecretFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Reads or creates the secret in DATA_DIR/session-secret, which only its owner can read. It is
 * written to a temporary file and then linked, so that two processes that start together use the
 * same secret.
 */
export function loadSessionSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'session-secret');
  const temporary = `${file}.${process.pid}.new`;
  const existing = readSecret(file);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readSecret(file) ?? loadSessionSecret(dataDir);
}

function readSecret(file: string): Buffer | null {
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
