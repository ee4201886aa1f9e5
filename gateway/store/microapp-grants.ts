import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import { connectDatabase } from './database.ts';

/**
 * The permission of an embedded module to act for the account of a session, as it was when the code
 * was issued.
 */
export interface MicroappGrant {
  sessionId: string;
  /** The session's accountVersion. After a switch of post or store the grant is no longer valid. */
  accountVersion: number;
  moduleCode: string;
}

/** A code is exchanged once for a token; a token is sent with each request. */
export type GrantKind = 'code' | 'token';

/**
 * Codes and tokens of embedded modules, stored only as hashes. Callers must check that the session
 * still exists.
 */
export interface MicroappGrants {
  /** Stores a grant and returns its secret, which cannot be read again later. */
  issue(kind: GrantKind, grant: MicroappGrant, expiresAt: number): Promise<string>;
  /** Returns the grant and deletes it; null when the secret is unknown, used or expired. */
  take(kind: GrantKind, secret: string): Promise<MicroappGrant | null>;
  find(kind: GrantKind, secret: string): Promise<MicroappGrant | null>;
  close(): Promise<void>;
}

interface Row {
  session_id: string;
  account_version: number;
  module_code: string;
}

/** Creates the store in the data file of the sessions, which must already be open. */
export function createMicroappGrants({
  file,
  clock,
}: {
  file: string;
  clock: Clock;
}): MicroappGrants {
  const db = connectDatabase(file);
  const insert = db.prepare(
    'INSERT INTO microapp_grant (hash, kind, session_id, account_version, module_code, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const purge = db.prepare('DELETE FROM microapp_grant WHERE expires_at <= ?');
  const known = 'hash = ? AND kind = ? AND expires_at > ?';
  const select = db.prepare(
    `SELECT session_id, account_version, module_code FROM microapp_grant WHERE ${known}`,
  );
  // A single statement, so that only one of two concurrent callers gets the grant.
  const remove = db.prepare(
    `DELETE FROM microapp_grant WHERE ${known} RETURNING session_id, account_version, module_code`,
  );
  let isClosed = false;

  return {
    async issue(kind, { sessionId, accountVersion, moduleCode }, expiresAt) {
      const secret = randomBytes(32).toString('base64url');
      purge.run([clock()]);
      insert.run([hashOf(secret), kind, sessionId, accountVersion, moduleCode, expiresAt]);
      return secret;
    },
    async take(kind, secret) {
      return grantOf(remove.all([hashOf(secret), kind, clock()]));
    },
    async find(kind, secret) {
      return grantOf(select.all([hashOf(secret), kind, clock()]));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      db.close();
    },
  };
}

/**
 * The grant of the first row. Queries use `all`, because a statement that is not read to its end
 * keeps the file locked at an old state.
 */
function grantOf(found: unknown[]): MicroappGrant | null {
  const row = found[0] as Row | undefined;
  return row
    ? {
        sessionId: row.session_id,
        accountVersion: row.account_version,
        moduleCode: row.module_code,
      }
    : null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
