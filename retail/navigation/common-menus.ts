import type { components } from '../../schema/generated/retail.ts';
import { grantedApplications } from './applications.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller, ServiceContext, ServiceTable } from '../server/service.ts';

type CommonMenu = components['schemas']['CommonMenu'];

/** Common menus belong to an account in a post. Suppliers have no post, so the column is empty for them. */
function owner({ entid, usercode, postcode }: Caller): string[] {
  return [entid, usercode, postcode ?? ''];
}

/** A menu that no longer exists, or whose application the account no longer has, is not shown. */
function list({ db, caller }: ServiceContext): CommonMenu[] {
  const granted = grantedApplications(db, caller).map((application) => application.appcode);
  const rows = db
    .prepare<CommonMenu>(
      `SELECT c.menucode, m.appcode, nullif(m.modulecode, '') AS modulecode, c.sort FROM common_menu c JOIN menu m USING (menucode)
       WHERE c.entid = ? AND c.usercode = ? AND c.postcode = ? AND m.modulecode IS NOT NULL AND m.appcode IN (SELECT value FROM json_each(?))
       ORDER BY c.sort, c.menucode`,
    )
    .all([...owner(caller), JSON.stringify(granted)]);
  return rows;
}

/** Saves the whole list in its order, all or none. A menu that is listed twice keeps its first position. */
function save(wanted: readonly CommonMenu[], context: ServiceContext): CommonMenu[] {
  const { db, caller } = context;
  const granted = new Set(
    grantedApplications(db, caller).map((application) => application.appcode),
  );
  const find = db.prepare<{ appcode: string }>(
    'SELECT appcode FROM menu WHERE menucode = ? AND modulecode IS NOT NULL',
  );
  const insert = db.prepare(
    'INSERT INTO common_menu (entid, usercode, postcode, menucode, sort) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  return db
    .transaction(() => {
      db.prepare('DELETE FROM common_menu WHERE entid = ? AND usercode = ? AND postcode = ?').run(
        owner(caller),
      );
      for (const [index, { menucode, appcode = '' }] of wanted.entries()) {
        const menu = find.get([menucode]);
        const permitted =
          menu !== undefined &&
          granted.has(menu.appcode) &&
          (appcode === '' || appcode === menu.appcode);
        if (!permitted) throw new RetailError('A0301', `Not permitted for menu ${menucode}`);
        insert.run([...owner(caller), menucode, index + 1]);
      }
      return list(context);
    })
    .immediate();
}

export const commonMenuServices: ServiceTable = {
  '/api/msc-ucs/commonmenu/pageQuery': ({ pageNo: page = 1, pageSize: size = 20 }, context) => {
    const all = list(context);
    return { total: all.length, pageData: all.slice((page - 1) * size, page * size) };
  },

  // More than the limit is refused earlier, by the OpenAPI document.
  '/api/msc-ucs/commonmenu/batchSave': ({ list: wanted }, context) => save(wanted, context),
};
