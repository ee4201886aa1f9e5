import type { components } from '../../schema/generated/retail.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** How a session began, and what its browser sent about itself. */
export interface SessionOrigin {
  method: 'PASSWORD' | 'SINGLE_SIGN_ON';
  /** Token of the single-sign-on system (autoCode), for its exit address; null for the others. */
  autoCode: string | null;
  /** Token of the workflow services (bpmToken), if the sign-in returned one. */
  bpmToken: string | null;
  userAgent: string | null;
  address: string | null;
  /**
   * The services' API token, which issues a new token pair when the old one has ended; null for a
   * signed-in browser.
   */
  apiToken: string | null;
}

/** A signed-in browser. Tokens are in plain text here and encrypted on disk. */
export interface SessionRecord {
  /** The session's id; never the value of the cookie. */
  id: string;
  account: SignedInAccount;
  tokens: TokenPair;
  origin: SessionOrigin;
  /** Epoch milliseconds; null while not locked. */
  lockedAt: number | null;
  /** Consecutive wrong passwords since it was locked. */
  unlockFailures: number;
  /** Increases with each switch of post or store; compared by replaceAccount. */
  accountVersion: number;
  /** Increases with each token refresh; compared by replaceTokens. */
  tokenVersion: number;
  /** When the account last proved who it is: by the sign-in, an unlock or a confirmation. */
  provenAt: number;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSeenAt: number;
}

/** Stores sessions: in SQLite for one process, in Redis for several. */
export interface SessionStore {
  /** Tells this store from those of other processes. Those that share one have the same. */
  readonly home: string;
  /** Stores a new session and returns the secret for its cookie, of which only a hash is stored. */
  create(
    account: SignedInAccount,
    tokens: TokenPair,
    origin?: Partial<SessionOrigin>,
  ): Promise<{ secret: string; session: SessionRecord }>;
  /**
   * The session of a cookie's secret; null when unknown, idle too long or past its absolute time
   * limit. Counts as use of the session unless `quietly`, for requests the user did not make, such
   * as polling.
   */
  find(secret: string, options?: { quietly?: boolean }): Promise<SessionRecord | null>;
  read(id: string): Promise<SessionRecord | null>;
  /**
   * Replaces the tokens by compare-and-set; false when the session is gone or its token version
   * differs.
   */
  replaceTokens(id: string, expectedVersion: number, tokens: TokenPair): Promise<boolean>;
  /**
   * Replaces the account by compare-and-set after a switch of post or store; false when the session
   * is gone or its account version differs.
   */
  replaceAccount(id: string, expectedVersion: number, account: SignedInAccount): Promise<boolean>;
  /** Locks the session. The time of an earlier lock is not changed. */
  lock(id: string): Promise<void>;
  /** Unlocks the session, whose account has just proved who it is. */
  unlock(id: string): Promise<void>;
  /** Notes that the account has just proved who it is. */
  prove(id: string): Promise<void>;
  /** Counts a wrong password and returns the consecutive failures; 0 when the session is gone. */
  failUnlock(id: string): Promise<number>;
  /** All live sessions of an account of an enterprise, most recently used first. */
  ofAccount(account: Pick<SignedInAccount, 'ent_id' | 'userid'>): Promise<SessionRecord[]>;
  /**
   * All live sessions, for ending many. One that begins or ends meanwhile may or may not be among
   * them, and none is twice.
   */
  all(): AsyncIterable<SessionRecord>;
  /**
   * Gives the session another secret for its cookie, so that whoever has the former one is outside.
   * Null when the session is gone.
   */
  renew(id: string): Promise<string | null>;
  delete(id: string): Promise<void>;
  /** Rejects if the store does not work; used for readiness. */
  check(): Promise<void>;
  close(): Promise<void>;
}
