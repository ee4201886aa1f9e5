import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { SERVICE_ACCOUNT } from './account-types.ts';

type ServiceAccount = components['schemas']['ServiceAccount'];

interface ServiceAccountRow {
  userid: string;
  usercode: string;
  username: string;
  postcode: string | null;
  postname: string | null;
  shopid: string | null;
  shopname: string | null;
  status: string;
}

const LOCKED = '0';

/** The service accounts of an administrator's enterprise, locked ones included; none for others. */
export function serviceAccountsFor(db: RetailDatabase, caller: Caller): ServiceAccount[] {
  return rowsFor(db, caller).map(({ userid, usercode, username, postname, shopname, status }) => ({
    ...{ userid, usercode, username, postname, shopname, status },
  }));
}

/**
 * The service account for which the caller may make a token. Throws A0301 for every other account,
 * with the same text, so that nobody learns which accounts exist.
 */
export function requireServiceAccount(
  db: RetailDatabase,
  caller: Caller,
  userid: unknown,
): ServiceAccountRow {
  const found = rowsFor(db, caller).find((row) => row.userid === userid);
  if (!found || found.status === LOCKED)
    throw new RetailError('A0301', 'Not a service account of this administrator');
  return found;
}

function rowsFor(db: RetailDatabase, caller: Caller): ServiceAccountRow[] {
  return db
    .prepare<ServiceAccountRow>(
      `SELECT a.userid, a.usercode, a.username, p.postcode, p.postname, a.shopid, s.shopname, a.status
       FROM account a LEFT JOIN account_post m ON m.userid = a.userid AND m.ismain = 1 LEFT JOIN post p USING (postcode)
         LEFT JOIN shop s ON s.shopid = a.shopid
       WHERE a.usertype = '${SERVICE_ACCOUNT}' AND a.entid = ?
         AND EXISTS (SELECT 1 FROM account c WHERE c.userid = ? AND c.entid = a.entid AND c.isadmin = 1)
       ORDER BY a.userid`,
    )
    .all([caller.entid, caller.userid]);
}
