import type { components } from '../../schema/generated/retail.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** How a session began and what its browser said of itself. */
export interface SessionOrigin {
  method: 'PASSWORD' | 'SINGLE_SIGN_ON';
  /** Token of the single-sign-on system (autoCode), for its exit address; null for the others. */
  autoCode: string | null;
  /** Token of the workflow services (bpmToken), where the sign-in answered one. */
  bpmToken: string | null;
  userAgent: string | null;
  address: string | null;
}

/** A signed-in browser. Tokens are in the clear here and encrypted at rest. */
export interface SessionRecord {
  /** What the cookie is a secret for; never the cookie's own value. */
  id: string;
  account: SignedInAccount;
  tokens: TokenPair;
  origin: SessionOrigin;
  /** Epoch milliseconds; null while it is not locked. */
  lockedAt: number | null;
  /** Wrong passwords in a row since it was locked. */
  unlockFailures: number;
  /** Grows with each switch of post or store; replaceAccount compares it. */
  accountVersion: number;
  /** Grows with each refresh; replaceTokens compares it. */
  tokenVersion: number;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSeenAt: number;
}

/** Where sessions live: SQLite here, Redis for many processes. Async because both must fit. */
export interface SessionStore {
  /** Keeps a new session and returns the secret for its cookie, of which only a hash is stored. */
  create(
    account: SignedInAccount,
    tokens: TokenPair,
    origin?: Partial<SessionOrigin>,
  ): Promise<{ secret: string; session: SessionRecord }>;
  /**
   * The live session of a cookie's secret, or null when unknown, idle too long or past its absolute time. It counts as used, unless it was
   * found for something that nobody did (`quietly`: a counter that is asked for every minute).
   */
  find(secret: string, options?: { quietly?: boolean }): Promise<SessionRecord | null>;
  read(id: string): Promise<SessionRecord | null>;
  /** Compare-and-set: false when the session is gone or its version is another. */
  replaceTokens(id: string, expectedVersion: number, tokens: TokenPair): Promise<boolean>;
  /** Compare-and-set of what a switch of post or store changes: false when the session is gone or its account version is another. */
  replaceAccount(id: string, expectedVersion: number, account: SignedInAccount): Promise<boolean>;
  /** Locks; the time of the first lock stays. */
  lock(id: string): Promise<void>;
  unlock(id: string): Promise<void>;
  /** Counts a wrong password and answers how many there were in a row; 0 when the session is gone. */
  failUnlock(id: string): Promise<number>;
  /** All live sessions of an account of an enterprise. */
  ofAccount(account: Pick<SignedInAccount, 'ent_id' | 'userid'>): Promise<SessionRecord[]>;
  delete(id: string): Promise<void>;
  /** Throws when the store does not work; readiness asks it. */
  check(): Promise<void>;
  close(): Promise<void>;
}
