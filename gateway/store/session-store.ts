import type { components } from '../../schema/generated/retail.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A signed-in browser. Tokens are in the clear here and encrypted at rest. */
export interface SessionRecord {
  /** What the cookie is a secret for; never the cookie's own value. */
  id: string;
  account: SignedInAccount;
  tokens: TokenPair;
  /** Grows with each refresh; replaceTokens compares it. */
  tokenVersion: number;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSeenAt: number;
}

/** Where sessions live: SQLite here, Redis for many processes. Async because both must fit. */
export interface SessionStore {
  /** Keeps a new session and returns the secret for its cookie, of which only a hash is stored. */
  create(account: SignedInAccount, tokens: TokenPair): Promise<{ secret: string; session: SessionRecord }>;
  /** The live session of a cookie's secret, or null when unknown, idle too long or past its absolute time. */
  find(secret: string): Promise<SessionRecord | null>;
  read(id: string): Promise<SessionRecord | null>;
  /** Compare-and-set: false when the session is gone or its version is another. */
  replaceTokens(id: string, expectedVersion: number, tokens: TokenPair): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Throws when the store does not work; readiness asks it. */
  check(): Promise<void>;
  close(): Promise<void>;
}
