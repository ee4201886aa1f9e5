import type { components } from '../../schema/generated/retail.ts';
import type { TokenHolder } from './tokens.ts';
import { dateTimeIn } from '../server/calendar.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller, ServiceTable } from '../server/service.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';

type Account = components['schemas']['Account'];
type Post = components['schemas']['Post'];
type Shop = components['schemas']['Shop'];
type SignedInAccount = components['schemas']['SignedInAccount'];

export interface AccountRow {
  userid: string;
  entid: string;
  usercode: string;
  username: string;
  usertype: string;
  tenantid: string | null;
  password_salt: string;
  password_hash: string;
  shopid: string | null;
  logo: string | null;
  status: string;
}

/** The account of a token with its current post. Throws A0244 when the account was removed or disabled, which ends the session. */
export function callerOf(
  db: RetailDatabase,
  { family, userid, postcode, shopid }: TokenHolder,
): Caller {
  const row = db
    .prepare<Omit<Caller, 'shopid' | 'family'>>(
      `SELECT a.userid, a.usercode, a.username, a.usertype, a.tenantid, a.entid, p.postcode, p.posttmplcode, p.deptcode
       FROM account a LEFT JOIN account_post m ON m.userid = a.userid AND m.postcode = ? LEFT JOIN post p ON p.postcode = m.postcode
       WHERE a.userid = ? AND a.status <> '0'`,
    )
    .get([postcode, userid]);
  if (!row) throw new RetailError('A0244');
  return { ...row, shopid, family };
}

/** The account as a sign-in returns it. */
export function signedInAccount(
  db: RetailDatabase,
  account: AccountRow,
  chosen: Pick<TokenHolder, 'postcode' | 'shopid'>,
  now: number,
): SignedInAccount {
  const enterprise = onlyRow(
    db.prepare<{ entname: string; timezone: string; currency: string }>(
      'SELECT * FROM enterprise WHERE entid = ?',
    ),
    [account.entid],
  );
  const posts = postsOf(db, account.userid);
  const shop = db
    .prepare<Shop>('SELECT shopid, shopname FROM shop WHERE shopid = ?')
    .get([chosen.shopid]);
  return {
    userid: account.userid,
    userCode: account.usercode,
    username: account.username,
    userType: account.usertype,
    tenantId: account.tenantid,
    ent_id: account.entid,
    entname: enterprise.entname,
    timezone: enterprise.timezone,
    currency: enterprise.currency,
    mainPost: posts.find((post) => post.postCode === chosen.postcode) ?? null,
    shopid: shop?.shopid ?? null,
    shopname: shop?.shopname ?? null,
    logo: account.logo,
    createDate: dateTimeIn(enterprise.timezone, now),
  };
}

function postsOf(db: RetailDatabase, userid: string): Post[] {
  return db
    .prepare<Post>(
      `SELECT p.postcode AS postCode, p.postname AS postName, p.deptcode AS deptCode, d.deptname AS deptName, p.posttmplcode AS postTmplCode,
         p.stationid AS stationId
       FROM account_post m JOIN post p USING (postcode) JOIN department d USING (deptcode)
       WHERE m.userid = ? ORDER BY m.ismain DESC, p.postcode`,
    )
    .all([userid]);
}

export const accountServices: ServiceTable = {
  '/api/msc-ucs/account/getOne': (_body, { db, caller }) =>
    onlyRow(db.prepare<Account>('SELECT usercode, username, logo FROM account WHERE userid = ?'), [
      caller.userid,
    ]),

  '/api/msc-ucs/account/getPostList': (_body, { db, caller }) => postsOf(db, caller.userid),

  '/api/msc-ucs/account/getShopList': ({ postcode }, { db, caller }) => {
    const asked = postcode || caller.postcode;
    if (
      asked !== caller.postcode &&
      !postsOf(db, caller.userid).some((post) => post.postCode === asked)
    )
      throw new RetailError('A0301');
    return db
      .prepare<Shop>(
        'SELECT s.shopid, s.shopname FROM post_shop p JOIN shop s USING (shopid) WHERE p.postcode = ? ORDER BY s.shopid',
      )
      .all([asked]);
  },
};
