import type { components } from '../../schema/generated/retail.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import type { Caller, ServiceTable } from '../server/service.ts';

type SessionRights = components['schemas']['SessionRights'];

/** Who may end the sessions of others: administrators, those of their own enterprise. */
export const sessionRightServices: ServiceTable = {
  '/api/msc-auth/session/rights': ({ account, usertype }, { db, caller }): SessionRights => {
    if (!isAdministrator(db, caller)) return { allowed: '0', account: null };
    const found = db
      .prepare<{ userid: string; usercode: string }>(
        'SELECT userid, usercode FROM account WHERE entid = ? AND usercode = ? AND usertype = ?',
      )
      .get([caller.entid, account ?? '', usertype ?? '']);
    const named = found && { userid: found.userid, usercode: found.usercode };
    return { allowed: '1', account: named ?? null };
  },
};

function isAdministrator(db: RetailDatabase, { userid }: Caller): boolean {
  const found = db
    .prepare<{ userid: string }>('SELECT userid FROM account WHERE userid = ? AND isadmin = 1')
    .get([userid]);
  return found !== undefined;
}
