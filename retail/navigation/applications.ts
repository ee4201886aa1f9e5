import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller, ServiceContext, ServiceTable } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

type Application = components['schemas']['Application'];

/** Applications are granted to a post's template, or to a supplier's account. */
export function grantedApplications(db: RetailDatabase, caller: Caller): Application[] {
  const columns =
    'a.appcode, a.appname, a.i18ncode, a.apptype, a.applogo, a.homeurl, a.issingleshop';
  const [grants, owner] =
    caller.usertype === '2'
      ? ['tenant_application', 'userid']
      : ['template_application', 'posttmplcode'];
  return db
    .prepare<Application>(
      `SELECT ${columns} FROM ${grants} g JOIN application a USING (appcode) WHERE g.${owner} = ? ORDER BY a.sort, a.appcode`,
    )
    .all([caller.usertype === '2' ? caller.userid : caller.posttmplcode]);
}

/** The two kinds of account have calls of their own, and neither may use the other's. */
export function requireKind(caller: Caller, kind: 'staff' | 'supplier'): void {
  if ((caller.usertype === '2') !== (kind === 'supplier')) throw new RetailError('A0301');
}

export const applicationServices: ServiceTable = {
  '/api/msc-ucs/account/getPostAppInfo': ({ postCode, postTmplCode }, context) => {
    const { db, caller } = context;
    const asked = {
      postcode: postCode || caller.postcode,
      posttmplcode: postTmplCode || caller.posttmplcode,
    };
    if (asked.postcode !== caller.postcode || asked.posttmplcode !== caller.posttmplcode)
      requireOwnPost(db, caller, asked);
    return applicationsFor('staff', { ...context, caller: { ...caller, ...asked } });
  },
  '/api/msc-ucs/tenantaccountapp/list': (_body, context) => applicationsFor('supplier', context),
};

function requireOwnPost(
  db: RetailDatabase,
  { userid }: Caller,
  asked: { postcode: unknown; posttmplcode: unknown },
): void {
  const own = db
    .prepare(
      'SELECT 1 FROM account_post JOIN post USING (postcode) WHERE userid = ? AND postcode = ? AND posttmplcode = ?',
    )
    .get([userid, asked.postcode, asked.posttmplcode]);
  if (own === undefined) throw new RetailError('A0301');
}

function applicationsFor(
  kind: 'staff' | 'supplier',
  { db, caller }: ServiceContext,
): Application[] {
  requireKind(caller, kind);
  return grantedApplications(db, caller);
}
