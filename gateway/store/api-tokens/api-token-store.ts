import { randomUUID } from 'node:crypto';
import type { Clock } from '../../async/clock.ts';
import type { Sealing } from '../../sealed/sealing.ts';
import type { Durable, SqlValue } from '../durable.ts';
import type { SessionRecord, TokenPair } from '../session-store.ts';
import { hashOfSecret, hintOf, newApiTokenSecret } from './api-token-secret.ts';
import {
  sessionIdOf,
  tokenOf,
  type ApiToken,
  type ApiTokenRow,
  type SealedToken,
  type TokenCreator,
} from './api-token-rows.ts';

/** The account that a token belongs to. */
export interface TokenOwner {
  enterprise: string;
  audience: string;
  account: string;
}

interface NewApiToken extends SealedToken {
  owner: TokenOwner;
  /** Null when the account creates it itself. */
  creator: TokenCreator | null;
  name: string;
  scopes: readonly string[];
  expiresAt: number;
}

/**
 * API tokens, in the durable store: all processes see a new or revoked token with their next
 * request, because nothing is cached. Only a hash of each token is stored, and its token pair is
 * encrypted.
 */
export interface ApiTokenStore {
  /**
   * Stores a token and returns its secret, which cannot be read again. Null when the account has as
   * many tokens as it may have, also if others were stored a moment ago.
   */
  add(token: NewApiToken, maxTokens: number): Promise<{ id: string; secret: string } | null>;
  /** The token with a secret, also when it has expired or ended; null when it is unknown or revoked. */
  find(secret: string): Promise<ApiToken | null>;
  /** All tokens of an account, the newest first. Those that expired 30 days ago are deleted. */
  ofOwner(owner: TokenOwner): Promise<ApiToken[]>;
  /** All tokens of several accounts of an enterprise and audience, the newest first, likewise. */
  ofAccounts(place: Omit<TokenOwner, 'account'>, accounts: readonly string[]): Promise<ApiToken[]>;
  /** A token of an enterprise and audience, of whatever account; null when there is none with this id. */
  findIn(place: Omit<TokenOwner, 'account'>, id: string): Promise<ApiToken | null>;
  /** Deletes a token of an account and returns what it was; null when it has none with this id. */
  remove(owner: TokenOwner, id: string): Promise<ApiToken | null>;
  /** Notes that a token was used, at most once a minute. */
  touch(token: ApiToken): Promise<void>;
  /** The session of a token that may still be used. */
  readSession(id: string): Promise<SessionRecord | null>;
  /** Replaces the token pair by compare-and-set. */
  replaceTokens(id: string, expectedVersion: number, tokens: TokenPair): Promise<boolean>;
  /** Notes that the services refuse the token. */
  end(id: string): Promise<void>;
}

const OWN = 'enterprise = ? AND audience = ? AND account = ?';
const USED_EVERY_MS = 60_000;
const KEPT_MS = 30 * 86_400_000;

const keysOf = ({ enterprise, audience, account }: TokenOwner) => [enterprise, audience, account];

interface StoreParts {
  durable: Durable;
  sealing: Sealing;
  clock: Clock;
}

/** The ways to read tokens. */
function createReads({ durable, sealing, clock }: StoreParts) {
  async function findOne(condition: string, values: readonly SqlValue[]): Promise<ApiToken | null> {
    const [row] = await durable.all<ApiTokenRow>(
      `SELECT * FROM api_token WHERE ${condition}`,
      values,
    );
    return row === undefined ? null : tokenOf(row, sealing);
  }

  const findUsable = (id: string) =>
    findOne('id = ? AND expires_at > ? AND ended_at IS NULL', [id, clock()]);

  async function ofAccounts(
    { enterprise, audience }: Omit<TokenOwner, 'account'>,
    accounts: readonly string[],
  ): Promise<ApiToken[]> {
    if (accounts.length === 0) return [];
    await durable.run('DELETE FROM api_token WHERE expires_at <= ?', [clock() - KEPT_MS]);
    const rows = await durable.all<ApiTokenRow>(
      `SELECT * FROM api_token WHERE enterprise = ? AND audience = ?
         AND account IN (${accounts.map(() => '?').join(', ')}) ORDER BY created_at DESC, id`,
      [enterprise, audience, ...accounts],
    );
    return rows.map((row) => tokenOf(row, sealing)).filter((token) => token !== null);
  }

  return { findOne, findUsable, ofAccounts };
}

export function createApiTokenStore(parts: StoreParts): ApiTokenStore {
  const { durable, sealing, clock } = parts;
  const { findOne, findUsable, ofAccounts } = createReads(parts);

  return {
    async add({ owner, creator, name, scopes, expiresAt, ...sealed }, maxTokens) {
      const id = randomUUID();
      const secret = newApiTokenSecret();
      const values = [
        ...[id, hashOfSecret(secret), ...keysOf(owner), name, hintOf(secret), scopes.join(' ')],
        ...[sealing.seal(sealed satisfies SealedToken, sessionIdOf(id)), clock(), expiresAt],
        ...[creator?.code ?? null, creator?.name ?? null],
      ];
      const added = await insertBelow(durable, maxTokens, { owner, values });
      return added ? { id, secret } : null;
    },
    find: (secret) => findOne('hash = ?', [hashOfSecret(secret)]),
    ofOwner: (owner) => ofAccounts(owner, [owner.account]),
    ofAccounts,
    findIn: ({ enterprise, audience }, id) =>
      findOne('id = ? AND enterprise = ? AND audience = ?', [id, enterprise, audience]),
    async remove(owner, id) {
      const [row] = await durable.all<ApiTokenRow>(
        `DELETE FROM api_token WHERE id = ? AND ${OWN} RETURNING *`,
        [id, ...keysOf(owner)],
      );
      return row === undefined ? null : tokenOf(row, sealing);
    },
    async touch({ id, lastUsedAt }) {
      const now = clock();
      if (lastUsedAt !== null && Math.abs(now - lastUsedAt) < USED_EVERY_MS) return;
      await durable.run('UPDATE api_token SET last_used_at = ? WHERE id = ?', [now, id]);
    },
    readSession: async (id) => (await findUsable(id))?.session ?? null,
    async replaceTokens(id, expectedVersion, tokens) {
      const token = await findUsable(id);
      if (token?.session.tokenVersion !== expectedVersion) return false;
      const { account, origin } = token.session;
      const issued = { id: token.issuedId, apiToken: origin.apiToken ?? '' };
      const sealed = sealing.seal(
        { account, tokens, issued } satisfies SealedToken,
        sessionIdOf(id),
      );
      const { changes } = await durable.run(
        'UPDATE api_token SET sealed = ?, token_version = token_version + 1 WHERE id = ? AND token_version = ?',
        [sealed, id, expectedVersion],
      );
      return changes === 1;
    },
    async end(id) {
      await durable.run('UPDATE api_token SET ended_at = ? WHERE id = ? AND ended_at IS NULL', [
        clock(),
        id,
      ]);
    },
  };
}

/** Stores a token unless its account has too many. Both in one transaction: others add at the same time. */
function insertBelow(
  durable: Durable,
  maxTokens: number,
  { owner, values }: { owner: TokenOwner; values: readonly SqlValue[] },
): Promise<boolean> {
  return durable.transaction(async (queries) => {
    const [own] = await queries.all<{ count: number }>(
      `SELECT count(*) AS count FROM api_token WHERE ${OWN}`,
      keysOf(owner),
    );
    if ((own?.count ?? 0) >= maxTokens) return false;
    await queries.run(
      `INSERT INTO api_token
         (id, hash, enterprise, audience, account, name, hint, scopes, sealed, token_version, created_at, expires_at,
          creator, creator_name)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)`,
      values,
    );
    return true;
  });
}
