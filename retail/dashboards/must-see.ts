import type { components } from '../../schema/generated/retail.ts';
import { grantedApplications } from '../navigation/applications.ts';
import { templateOf } from '../accounts/audience.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';

type MustSeeItem = components['schemas']['MustSeeItem'];

/**
 * The items that the post must look at today, in order, limited to the caller's applications. All
 * are unseen at the start of a business day.
 */
function list({ db, caller, today }: ServiceContext): MustSeeItem[] {
  const granted = grantedApplications(db, caller).map(({ appcode }) => appcode);
  return db
    .prepare<MustSeeItem>(
      `SELECT m.code, m.appcode, m.modulecode, m.name, m.entrycode AS nameentrycode, CASE WHEN s.code IS NULL THEN '0' ELSE '1' END AS seen,
         m.moduleparams
       FROM template_must_see t JOIN must_see m USING (code)
         LEFT JOIN must_see_seen s ON s.userid = ? AND s.day = ? AND s.code = m.code
       WHERE t.posttmplcode = ? AND m.appcode IN (SELECT value FROM json_each(?)) ORDER BY t.sort`,
    )
    .all([caller.userid, today(), templateOf(caller), JSON.stringify(granted)]);
}

/** Safe to repeat. Marks of other days are deleted, because they are not needed. */
function markSeen(code: string, context: ServiceContext): null {
  const { db, caller, today } = context;
  if (db.prepare('SELECT 1 FROM must_see WHERE code = ?').get([code]) === undefined)
    throw new RetailError('A0400', `Bad parameter code: no item '${code}'`);
  if (!list(context).some((item) => item.code === code))
    throw new RetailError('A0301', `Not permitted for item ${code}`);
  db.transaction(() => {
    db.prepare('DELETE FROM must_see_seen WHERE userid = ? AND day < ?').run([
      caller.userid,
      today(),
    ]);
    db.prepare(
      'INSERT INTO must_see_seen (userid, day, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    ).run([caller.userid, today(), code]);
  }).immediate();
  return null;
}

export const mustSeeServices: ServiceTable = {
  '/api/msc-ucs/dashboardDailySeeUser/list': (_body, context) => list(context),
  '/api/msc-ucs/dashboardDailySeeUser/seen': ({ code }, context) => markSeen(code, context),
};
