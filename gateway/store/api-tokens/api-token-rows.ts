import type { Sealing } from '../../sealed/sealing.ts';
import { newSession, originOf } from '../session-rows.ts';
import type { SessionRecord, TokenPair } from '../session-store.ts';

/** A row of the table `api_token`. */
export interface ApiTokenRow {
  id: string;
  name: string;
  hint: string;
  /** Separated by spaces. */
  scopes: string;
  sealed: Buffer;
  token_version: number;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  ended_at: number | null;
  account: string;
  creator: string | null;
  creator_name: string | null;
}

/** The administrator who created a token for a service account. */
export interface TokenCreator {
  code: string;
  name: string;
}

/** The part of a token that is encrypted. */
export interface SealedToken {
  account: SessionRecord['account'];
  tokens: TokenPair;
  /** The services' API token, which issues new token pairs, and its id. */
  issued: { id: string; apiToken: string };
}

/** A token as its owner sees it. */
interface ApiTokenDescription {
  id: string;
  name: string;
  hint: string;
  scopes: readonly string[];
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  /** When the services refused it; null while they accept it. */
  endedAt: number | null;
  /** Code of the account that it belongs to. */
  account: string;
  /** Null for a token that its account created itself. */
  creator: TokenCreator | null;
}

export interface ApiToken extends ApiTokenDescription {
  /** The session in which it calls the services. */
  session: SessionRecord;
  /** Id of the services' API token. */
  issuedId: string;
}

/** Ids of sessions that belong to an API token, and not to a browser. */
const SESSION_PREFIX = 'api-token ';

export const sessionIdOf = (tokenId: string): string => SESSION_PREFIX + tokenId;

/** The token of a session; null for the session of a browser. */
export function tokenIdOf(sessionId: string): string | null {
  return sessionId.startsWith(SESSION_PREFIX) ? sessionId.slice(SESSION_PREFIX.length) : null;
}

/** Null when the token was sealed with a secret that is no longer known. */
export function tokenOf(row: ApiTokenRow, sealing: Sealing): ApiToken | null {
  const id = sessionIdOf(row.id);
  const sealed = sealing.unseal(row.sealed, id) as SealedToken | null;
  if (sealed === null) return null;
  const { account, tokens, issued } = sealed;
  const origin = originOf({ apiToken: issued.apiToken });
  const session = newSession({ id, account, tokens, origin, now: row.created_at });
  return {
    ...descriptionOf(row),
    session: { ...session, tokenVersion: row.token_version },
    issuedId: issued.id,
  };
}

function descriptionOf(row: ApiTokenRow): ApiTokenDescription {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes.split(' '),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    endedAt: row.ended_at,
    account: row.account,
    creator:
      row.creator === null ? null : { code: row.creator, name: row.creator_name ?? row.creator },
  };
}
