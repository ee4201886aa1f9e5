import { createHash, randomBytes } from 'node:crypto';
import type { components } from '../../schema/generated/retail.ts';
import { SERVICE_ACCOUNT } from './account-types.ts';
import type { Authentication } from './authentication.ts';
import type { Clock } from '../server/clock.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceTable } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

type Login = components['schemas']['Login'];

interface LoginByCodeRequest {
  code: string;
  entid?: string;
}

/** A short time, because a browser carries the code from one page to the next. */
export const CODE_MS = 2 * 60_000;

/** Below the samples' address: what the embedded services name as the exit of a single-sign-on session. */
const EXIT_PATH = '/sign-on/exit';

/**
 * Sign-in without the portal's own page: with a one-time code, issued for an account that another
 * system has authenticated.
 */
export interface SingleSignOn {
  issueCode(userid: string): string;
  /** Throws A0210 for a code that is unknown, used, past its time or of another enterprise. */
  loginByCode(request: LoginByCodeRequest): Login;
}

export function createSingleSignOn(
  db: RetailDatabase,
  clock: Clock,
  authentication: Authentication,
): SingleSignOn {
  const prune = db.prepare('DELETE FROM sso_code WHERE expires <= ?');
  const pruneFamilies = db.prepare(
    'DELETE FROM sso_family WHERE family NOT IN (SELECT family FROM token_family)',
  );
  const insert = db.prepare('INSERT INTO sso_code (hash, userid, expires) VALUES (?, ?, ?)');
  const take = db.prepare<{ userid: string }>(
    'DELETE FROM sso_code WHERE hash = ? AND expires > ? RETURNING userid',
  );
  const isOf = db.prepare(
    `SELECT 1 FROM account WHERE userid = ? AND (? = '' OR entid = ?) AND usertype <> '${SERVICE_ACCOUNT}'`,
  );
  const remember = db.prepare('INSERT INTO sso_family (family, autocode_hash) VALUES (?, ?)');
  return {
    issueCode(userid) {
      const code = randomBytes(32).toString('base64url');
      prune.run([clock()]);
      insert.run([hash(code), userid, clock() + CODE_MS]);
      return code;
    },
    loginByCode({ code, entid = '' }) {
      const [found] = take.all([hash(code), clock()]);
      if (!found || !isOf.get([found.userid, entid, entid])) throw new RetailError('A0210');
      const login = authentication.loginAs(found.userid);
      const family = authentication.familyOf(login.accessToken);
      if (family === undefined) throw new RetailError('B0001');
      const autoCode = randomBytes(24).toString('base64url');
      pruneFamilies.run([]);
      remember.run([family, hash(autoCode)]);
      return { ...login, autoCode };
    },
  };
}

export const singleSignOnServices: ServiceTable = {
  '/api/msc-ucs/sysConfig/getSSOExitSystemUrl': ({ token }, { db, caller, samplesUrl }) => {
    const known = db.prepare('SELECT 1 FROM sso_family WHERE family = ? AND autocode_hash = ?');
    if (samplesUrl === null || !known.get([caller.family, hash(token)]))
      throw new RetailError('A0400', 'Not a session of single sign-on');
    return samplesUrl + EXIT_PATH;
  },
};

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
