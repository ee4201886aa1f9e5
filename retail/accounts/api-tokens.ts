import { createHash, randomBytes } from 'node:crypto';
import type { components } from '../../schema/generated/retail.ts';
import type { Authentication } from './authentication.ts';
import { requireServiceAccount, serviceAccountsFor } from './service-accounts.ts';
import { dateIn, isDay } from '../server/calendar.ts';
import type { Clock } from '../server/clock.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceTable } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

type Login = components['schemas']['Login'];

interface ApiTokenRow {
  userid: string;
  postcode: string | null;
  shopid: string | null;
  expiredate: string | null;
  timezone: string;
}

/** Sign-in of programs: an API token gives a token pair for the account that made it, as often as it is asked for one. */
export interface ApiTokens {
  /** Throws A0210 for a token that is unknown, withdrawn or expired, or whose account was removed or disabled. */
  loginByApiToken(request: { apitoken: string }): Login;
}

export function createApiTokens(
  db: RetailDatabase,
  clock: Clock,
  authentication: Authentication,
): ApiTokens {
  const find = db.prepare<ApiTokenRow>(
    `SELECT t.*, e.timezone FROM api_token t JOIN account a USING (userid) JOIN enterprise e USING (entid)
     WHERE t.hash = ?`,
  );
  return {
    loginByApiToken({ apitoken }) {
      const found = find.get([hash(apitoken)]);
      if (!found) throw new RetailError('A0210');
      const { userid, postcode, shopid, expiredate, timezone } = found;
      if (expiredate !== null && expiredate < dateIn(timezone, clock()))
        throw new RetailError('A0210');
      return authentication.loginAs(userid, { postcode, shopid });
    },
  };
}

/**
 * API tokens of the caller and, for administrators, of service accounts. A token stands for the post
 * and store in which it was made, that of a service account for the account's own. Its family of tokens
 * is not that of the caller's sign-in, so it outlives it.
 */
export const apiTokenServices: ServiceTable = {
  '/api/msc-auth/apitoken/serviceaccounts': (_body, { db, caller }) =>
    serviceAccountsFor(db, caller),

  '/api/msc-auth/apitoken/add': ({ name, expiredate, serviceaccount }, { db, clock, caller }) => {
    if (expiredate !== undefined && !isDay(expiredate))
      throw new RetailError('A0400', 'Bad parameter expiredate: use YYYY-MM-DD');
    const holder =
      serviceaccount === undefined ? caller : requireServiceAccount(db, caller, serviceaccount);
    const id = `K${randomBytes(8).toString('hex')}`;
    const apitoken = `t-${randomBytes(32).toString('base64url')}`;
    db.prepare(
      'INSERT INTO api_token (id, hash, userid, name, postcode, shopid, expiredate, created, createdby) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run([
      id,
      hash(apitoken),
      holder.userid,
      name,
      holder.postcode,
      holder.shopid,
      expiredate ?? null,
      clock(),
      caller.userid,
    ]);
    return { id, apitoken };
  },

  '/api/msc-auth/apitoken/delete': ({ id }, { db, caller }) => {
    const holders = [caller, ...serviceAccountsFor(db, caller)].map(({ userid }) => userid);
    const { changes } = db
      .prepare('DELETE FROM api_token WHERE id = ? AND userid IN (SELECT value FROM json_each(?))')
      .run([id, JSON.stringify(holders)]);
    if (changes === 0) throw new RetailError('A0301', 'Not an API token of this account');
    return null;
  },
};

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
