import type { Sealing } from '../sealed/sealing.ts';
import type { SessionOrigin, SessionRecord, TokenPair } from './session-store.ts';

/** A row of the table `session`. */
export interface SessionRow {
  id: string;
  /** libsql returns a buffer for one row and an array buffer for several. */
  sealed: Buffer | ArrayBuffer;
  token_version: number;
  account_version: number;
  account_key: string;
  locked_at: number | null;
  unlock_failures: number;
  /** Null for sessions that have proved nothing since they began. */
  proven_at: number | null;
  created_at: number;
  last_seen_at: number;
}

/** The parts of a session that are encrypted on disk. */
export type SealedPart = Pick<SessionRecord, 'account' | 'tokens' | 'origin'>;

const PLAIN_ORIGIN: SessionOrigin = {
  method: 'PASSWORD',
  autoCode: null,
  bpmToken: null,
  userAgent: null,
  address: null,
  apiToken: null,
};

export function originOf(known: Partial<SessionOrigin> | undefined): SessionOrigin {
  return { ...PLAIN_ORIGIN, ...known };
}

type NewSession = Pick<SessionRecord, 'id' | 'account' | 'tokens' | 'origin'> & { now: number };

/** A session that has just begun. */
export function newSession({ id, account, tokens, origin, now }: NewSession): SessionRecord {
  return {
    id,
    account,
    tokens,
    origin,
    lockedAt: null,
    unlockFailures: 0,
    accountVersion: 1,
    tokenVersion: 1,
    provenAt: now,
    createdAt: now,
    lastSeenAt: now,
  };
}

/** A session that is in no store, used to sign out its tokens at the services. */
export function unstoredSession(
  account: SessionRecord['account'],
  tokens: TokenPair,
  now: number,
): SessionRecord {
  return newSession({ id: '', account, tokens, origin: originOf({}), now });
}

/**
 * Converts a row into a session; null when it was sealed with a different secret. Rows of older
 * versions have no origin and count as password sign-ins.
 */
export function readRow(row: SessionRow, sealing: Sealing): SessionRecord | null {
  const sealed = sealing.unseal(Buffer.from(new Uint8Array(row.sealed)), row.id) as
    | (Omit<SealedPart, 'origin'> & Partial<SealedPart>)
    | null;
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
    provenAt: row.proven_at ?? row.created_at,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

/**
 * The keyed hashes of an account under all secrets, the current one first: its sessions may have
 * been stored before the secret was replaced.
 */
export function accountKeys(
  account: { ent_id: string; userid: string },
  sealing: Sealing,
): string[] {
  return sealing.fingerprints('account', account.ent_id, account.userid);
}

/** A keyed hash of the account, the same for all its sessions, that does not reveal the account. */
export function accountKey(account: { ent_id: string; userid: string }, sealing: Sealing): string {
  return sealing.fingerprint('account', account.ent_id, account.userid);
}
