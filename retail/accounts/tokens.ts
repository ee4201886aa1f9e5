import { createHash, randomBytes } from 'node:crypto';
import type { components } from '../../schema/generated/retail.ts';
import type { Clock } from '../server/clock.ts';
import { RetailError } from '../server/envelope.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

export type TokenPair = components['schemas']['TokenPair'];

/** The account of a token, with the post and store that it works through now. */
export interface TokenHolder {
  family: string;
  userid: string;
  postcode: string | null;
  shopid: string | null;
}

/**
 * Access and refresh tokens. Only hashes are stored. Tokens that descend from one sign-in are a family: a refresh token works once, and
 * its second use ends the family, because one of the two users was not the owner.
 */
export interface Tokens {
  /** A first pair, in a new family. `stale` makes an access token that has already expired, `revoked` a family that has already ended. */
  begin(holder: Omit<TokenHolder, 'family'>, flaw?: 'stale' | 'revoked'): TokenPair;
  /** Exchanges a refresh token; throws A0244. */
  refresh(refreshToken: string): TokenPair;
  /** Returns the holder of an access token; throws A0242 or A0244. */
  read(accessToken: string): TokenHolder;
  /** The family of a token, even of an expired or revoked one; undefined for an unknown one. */
  familyOf(token: string): string | undefined;
  /** Ends the family of any token, known or not. */
  revoke(token: string): void;
}

export interface TokenLifetimes {
  accessMs: number;
  refreshMs: number;
}

export const LIFETIMES: TokenLifetimes = { accessMs: 30 * 60_000, refreshMs: 12 * 3600_000 };

interface TokenRow extends TokenHolder {
  kind: 'access' | 'refresh';
  expires: number;
  used: number | null;
  revoked: number | null;
}

function prepareStatements(db: RetailDatabase) {
  return {
    find: db.prepare<TokenRow>(
      'SELECT t.*, f.revoked FROM token t JOIN token_family f USING (family) WHERE t.hash = ?',
    ),
    insert: db.prepare(
      'INSERT INTO token (hash, kind, family, userid, postcode, shopid, issued, expires) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    insertFamily: db.prepare(
      'INSERT INTO token_family (family, userid, created, revoked) VALUES (?, ?, ?, ?)',
    ),
    use: db.prepare('UPDATE token SET used = ? WHERE hash = ? AND used IS NULL'),
    end: db.prepare('UPDATE token_family SET revoked = ? WHERE family = ? AND revoked IS NULL'),
    prune: db.prepare('DELETE FROM token WHERE expires < ?'),
    pruneFamilies: db.prepare(
      'DELETE FROM token_family WHERE created < ? AND family NOT IN (SELECT family FROM token)',
    ),
  };
}

export function createTokens(
  db: RetailDatabase,
  clock: Clock,
  { accessMs, refreshMs }: TokenLifetimes,
): Tokens {
  const { find, insert, insertFamily, use, end, prune, pruneFamilies } = prepareStatements(db);
  const row = (token: string) => find.get([hash(token)]);

  function issue(holder: TokenHolder, lifetimeMs: number, kind: TokenRow['kind']): string {
    const token = randomBytes(32).toString('base64url');
    const now = clock();
    insert.run([
      hash(token),
      kind,
      holder.family,
      holder.userid,
      holder.postcode,
      holder.shopid,
      now,
      now + lifetimeMs,
    ]);
    return token;
  }

  function pair(holder: TokenHolder, accessLifetime = accessMs): TokenPair {
    return {
      accessToken: issue(holder, accessLifetime, 'access'),
      refreshToken: issue(holder, refreshMs, 'refresh'),
    };
  }

  return {
    begin(person, flaw) {
      return db.transaction(() => {
        const now = clock();
        prune.run([now - refreshMs]);
        pruneFamilies.run([now - refreshMs]);
        const family = randomBytes(16).toString('hex');
        insertFamily.run([family, person.userid, now, flaw === 'revoked' ? now : null]);
        return pair({ ...person, family }, flaw === 'stale' ? 0 : accessMs);
      })();
    },
    refresh(refreshToken) {
      const found = row(refreshToken);
      if (found?.kind !== 'refresh' || found.revoked !== null || found.expires <= clock())
        throw new RetailError('A0244');
      return (
        db.transaction(() => {
          if (use.run([clock(), hash(refreshToken)]).changes === 0) {
            end.run([clock(), found.family]);
            return null;
          }
          return pair(found);
        })() ?? refuse()
      );
    },
    read(accessToken) {
      const found = row(accessToken);
      if (found?.kind !== 'access' || found.revoked !== null) throw new RetailError('A0244');
      if (found.expires <= clock()) throw new RetailError('A0242');
      return found;
    },
    familyOf: (token) => row(token)?.family,
    revoke(token) {
      const family = row(token)?.family;
      if (family !== undefined) end.run([clock(), family]);
    },
  };
}

function refuse(): never {
  throw new RetailError('A0244');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
