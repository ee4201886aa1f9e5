import type { components } from '../../schema/generated/retail.ts';
import { signedInAccount, type AccountRow } from './accounts.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller, ServiceContext, ServiceTable } from '../server/service.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

/**
 * The post and store that an account works through. A switch changes all tokens of the sign-in at once; a refresh copies both from the
 * refresh token, so it cannot bring the former ones back. A post with several stores must choose one, unless all of its applications work
 * on many stores; a post with one store gets that.
 */
export const workplaceServices: ServiceTable = {
  '/api/msc-auth/authentication/switchPost': ({ postcode, shopid }, context) => {
    const { db, caller } = context;
    const own = db
      .prepare('SELECT 1 FROM account_post WHERE userid = ? AND postcode = ?')
      .get([caller.userid, postcode]);
    if (own === undefined) throw new RetailError('A0301', 'Not a post of this account');
    return moveTo(postcode, textOrNull(shopid), context);
  },

  '/api/msc-auth/authentication/switchShop': ({ shopid }, context) =>
    moveTo(context.caller.postcode, textOrNull(shopid), context),
};

function moveTo(
  postcode: string | null,
  asked: string | null,
  { db, caller }: ServiceContext,
): SignedInAccount {
  const shopid = chooseShop(db, postcode, asked);
  db.prepare('UPDATE token SET postcode = ?, shopid = ? WHERE family = ?').run([
    postcode,
    shopid,
    caller.family,
  ]);
  const account = onlyRow(db.prepare<AccountRow>('SELECT * FROM account WHERE userid = ?'), [
    caller.userid,
  ]);
  return signedInAccount(db, account, { postcode, shopid }, signedInAt(db, caller));
}

function chooseShop(
  db: RetailDatabase,
  postcode: string | null,
  asked: string | null,
): string | null {
  const rows = db
    .prepare<{ shopid: string }>('SELECT shopid FROM post_shop WHERE postcode = ? ORDER BY shopid')
    .all([postcode]);
  const shops = rows.map(({ shopid }) => shopid);
  if (asked !== null && !shops.includes(asked))
    throw new RetailError('A0301', 'Not a store of this post');
  if (asked !== null || shops.length < 2) return asked ?? shops[0] ?? null;
  if (worksOnManyStores(db, postcode)) return null;
  throw new RetailError('A0400', 'Bad parameter shopid: a store must be chosen');
}

function worksOnManyStores(db: RetailDatabase, postcode: string | null): boolean {
  const kinds = db
    .prepare<{ issingleshop: string }>(
      `SELECT DISTINCT a.issingleshop FROM post p JOIN template_application USING (posttmplcode) JOIN application a USING (appcode)
       WHERE p.postcode = ? AND a.apptype = '0'`,
    )
    .all([postcode]);
  return kinds.some(({ issingleshop }) => issingleshop === '2');
}

/** Returns the time of the sign-in that this session belongs to. */
function signedInAt(db: RetailDatabase, { family }: Caller): number {
  return onlyRow(
    db.prepare<{ created: number }>('SELECT created FROM token_family WHERE family = ?'),
    [family],
  ).created;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
