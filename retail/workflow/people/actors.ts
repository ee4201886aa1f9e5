import { STAFF } from '../../accounts/account-types.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import type { Actor } from '../process/definition.ts';

/** What determines who may act: the initiator, the supplier and the store of a document. */
export interface Subject {
  initiator: string;
  supplierid: string | null;
  shopid: string | null;
}

/** Templates of the heads of stores and regions. */
const STORE_MANAGERS = 'PT04';
const REGION_MANAGERS = 'PT03';

/** The head of a department, by post. */
const HEADS: Readonly<Record<string, string>> = {
  D10: 'P0001',
  D20: 'P0002',
  D21: 'P0003',
  D22: 'P0004',
  D23: 'P0005',
  D24: 'P0006',
  D30: 'P0030',
  D40: 'P0040',
  D50: 'P0050',
  D60: 'P0060',
  D81: 'P0011',
  D82: 'P0012',
  D83: 'P0013',
};

/** Disabled accounts and those of programs never act. Accounts with the post as their main one come first. */
const HOLDERS = `SELECT a.usercode FROM account_post m JOIN post p USING (postcode) JOIN account a USING (userid)
  WHERE a.status = '1' AND a.usertype = '${STAFF}'`;
const MAIN_FIRST = 'GROUP BY a.usercode ORDER BY max(m.ismain) DESC, a.userid';

type Find<By extends Actor['by']> = (
  db: RetailDatabase,
  actor: Extract<Actor, { by: By }>,
  subject: Subject,
) => string[];

const FINDERS: { [By in Actor['by']]: Find<By> } = {
  template: (db, { template }) =>
    codes(db, `${HOLDERS} AND p.posttmplcode = ? ${MAIN_FIRST}`, [template]),
  post: (db, { postcode }) => codes(db, `${HOLDERS} AND p.postcode = ? ${MAIN_FIRST}`, [postcode]),
  departmentManager(db, _actor, { initiator }) {
    const [department = ''] = codes(
      db,
      `SELECT p.deptcode FROM account a JOIN account_post m USING (userid) JOIN post p USING (postcode)
       WHERE a.usercode = ? ORDER BY m.ismain DESC LIMIT 1`,
      [initiator],
    );
    return codes(db, `${HOLDERS} AND p.postcode = ? ${MAIN_FIRST}`, [
      HEADS[department] ?? '',
    ]).slice(0, 1);
  },
  regionManager: (db, _actor, { shopid }) => ofShop(db, REGION_MANAGERS, shopid),
  storeManager: (db, _actor, { shopid }) => ofShop(db, STORE_MANAGERS, shopid),
  supplier: (db, _actor, { supplierid }) =>
    codes(
      db,
      "SELECT usercode FROM account WHERE usertype = '2' AND status = '1' AND tenantid = ? ORDER BY userid",
      [supplierid],
    ),
};

/** The accounts that an actor stands for, each once; none when the post is not held. */
export function accountsOf(db: RetailDatabase, actor: Actor, subject: Subject): string[] {
  const find = FINDERS[actor.by] as Find<Actor['by']>;
  return find(db, actor, subject);
}

function ofShop(db: RetailDatabase, template: string, shopid: string | null): string[] {
  const query = `${HOLDERS} AND p.posttmplcode = ? AND p.postcode IN (SELECT postcode FROM post_shop WHERE shopid = ?) ${MAIN_FIRST}`;
  return codes(db, query, [template, shopid]).slice(0, 1);
}

function codes(db: RetailDatabase, query: string, values: (string | null)[]): string[] {
  return db.prepare<string>(query).pluck().all(values);
}
