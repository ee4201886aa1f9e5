import type { RetailDatabase } from '../../database/sqlite.ts';

export interface Person {
  usercode: string;
  username: string;
  isSupplier: boolean;
  deptname: string | null;
  postname: string | null;
}

/** An account with its main post. An unknown code is used as the name. */
export function personOf(db: RetailDatabase, usercode: string): Person {
  const row = db
    .prepare<{
      usercode: string;
      username: string;
      usertype: string;
      tenantname: string | null;
      deptname: string | null;
      postname: string | null;
    }>(
      `SELECT a.usercode, a.username, a.usertype, t.tenantname, d.deptname, p.postname
       FROM account a LEFT JOIN account_post m ON m.userid = a.userid AND m.ismain = 1 LEFT JOIN post p USING (postcode)
         LEFT JOIN department d USING (deptcode) LEFT JOIN tenant t USING (tenantid)
       WHERE a.usercode = ?`,
    )
    .get([usercode]);
  if (!row)
    return { usercode, username: usercode, isSupplier: false, deptname: null, postname: null };
  const { username, usertype, tenantname, deptname, postname } = row;
  return {
    usercode,
    username,
    isSupplier: usertype === '2',
    deptname: deptname ?? tenantname,
    postname,
  };
}

export function nameOf(db: RetailDatabase, usercode: string): string {
  return personOf(db, usercode).username;
}

/** Names joined for use in a sentence. */
export function namesOf(db: RetailDatabase, usercodes: readonly string[]): string {
  return usercodes.map((usercode) => nameOf(db, usercode)).join('、');
}
