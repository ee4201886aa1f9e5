import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import { connectDatabase } from './database.ts';

/** What an embedded module was granted: to act for the account of a session, as it was when the code was made. */
export interface MicroappGrant {
  sessionId: string;
  /** accountVersion of the session: another post or store is another account to a module. */
  accountVersion: number;
  moduleCode: string;
}

/** A code is changed for a token once; a token is shown with each request. */
type GrantKind = 'code' | 'token';

/** Codes and tokens of embedded modules. Only hashes of them are kept; whether their session still lives is for others to ask. */
export interface MicroappGrants {
  /** Returns the secret, which is told nowhere else. */
  issue(kind: GrantKind, grant: MicroappGrant, expiresAt: number): Promise<string>;
  /** What the secret stands for, which ends with the asking; null when it is unknown, used or past its time. */
  take(kind: GrantKind, secret: string): Promise<MicroappGrant | null>;
  find(kind: GrantKind, secret: string): Promise<MicroappGrant | null>;
  close(): Promise<void>;
}

interface Row {
  session_id: string;
  account_version: number;
  module_code: string;
}

/** In the data file of the sessions, which has been opened before. */
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
  // One statement, so that of two who come at once one goes away with nothing.
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

/** Statements are read to their end: one that stopped at its first row would hold the file as it was. */
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
