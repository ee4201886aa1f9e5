import type { Sealing } from '../sealed/sealing.ts';
import type { SessionOrigin, SessionRecord, TokenPair } from './session-store.ts';

/** A row of the table `session`. */
export interface SessionRow {
  id: string;
  /** libsql gives a buffer for one row and an array buffer for many. */
  sealed: Buffer | ArrayBuffer;
  token_version: number;
  account_version: number;
  account_key: string;
  locked_at: number | null;
  unlock_failures: number;
  created_at: number;
  last_seen_at: number;
}

/** What of a session nobody may read on disk. */
export type SealedPart = Pick<SessionRecord, 'account' | 'tokens' | 'origin'>;

const PLAIN_ORIGIN: SessionOrigin = {
  method: 'PASSWORD',
  autoCode: null,
  bpmToken: null,
  userAgent: null,
  address: null,
};

export function originOf(known: Partial<SessionOrigin> | undefined): SessionOrigin {
  return { ...PLAIN_ORIGIN, ...known };
}

/** A session that no store has: what is needed to tell the services that its tokens are over. */
export function unstoredSession(
  account: SessionRecord['account'],
  tokens: TokenPair,
  now: number,
): SessionRecord {
  const versions = { accountVersion: 1, tokenVersion: 1, unlockFailures: 0 };
  return {
    id: '',
    account,
    tokens,
    origin: originOf({}),
    lockedAt: null,
    ...versions,
    createdAt: now,
    lastSeenAt: now,
  };
}

/** Null when the row was sealed with another secret. What was sealed by an older version has no origin: it began by a password. */
export function readRow(row: SessionRow, sealing: Sealing): SessionRecord | null {
  const sealed = sealing.unseal(Buffer.from(new Uint8Array(row.sealed)), row.id) as
    (Omit<SealedPart, 'origin'> & Partial<SealedPart>) | null;
  if (sealed === null) return null;
  return {
    id: row.id,
    account: sealed.account,
    tokens: sealed.tokens,
    origin: originOf(sealed.origin),
    lockedAt: row.locked_at,
    unlockFailures: row.unlock_failures,
    accountVersion: row.account_version,
    tokenVersion: row.token_version,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

/** Whose sessions belong together, in a form that tells nobody who reads the disk whose they are. */
export function accountKey(account: { ent_id: string; userid: string }, sealing: Sealing): string {
  return sealing.fingerprint('account', account.ent_id, account.userid);
}
