import { randomUUID } from 'node:crypto';
import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { grantedApplications } from './applications.ts';
import type { Caller, ServiceContext, ServiceTable } from '../server/service.ts';

type Favorite = components['schemas']['Favorite'];
type FavoriteInput = components['schemas']['FavoriteInput'];

const MAX_FAVORITES = 12;

/** Favourites belong to an account in a post. Suppliers have no post, so the columns are empty for them. */
function owner({ usercode, deptcode, posttmplcode, postcode }: Caller): string[] {
  return [usercode, deptcode ?? '', posttmplcode ?? '', postcode ?? ''];
}

const OWNED = 'f.usercode = ? AND f.deptcode = ? AND f.posttmplcode = ? AND f.postcode = ?';

function list({ db, caller }: ServiceContext): Favorite[] {
  const granted = grantedApplications(db, caller).map((application) => application.appcode);
  return db
    .prepare<Favorite>(
      `SELECT f.id, f.entid, f.usercode, f.deptcode, f.posttmplcode, f.postcode, f.appcode, a.appname, f.modulecode, m.modulename, f.iconpath,
         a.applogo AS logo, f.apptype, m.i18ncode
       FROM favorite f JOIN module m USING (modulecode) JOIN application a ON a.appcode = f.appcode
       WHERE ${OWNED} AND f.appcode IN (SELECT value FROM json_each(?)) ORDER BY f.sort, f.id`,
    )
    .all([...owner(caller), JSON.stringify(granted)]);
}

/** The position of a new favourite: before the one at the requested position, else at the end. */
function makeRoom({ db, caller }: ServiceContext, position: number | null | undefined): number {
  const sorts = db
    .prepare<{ sort: number }>(`SELECT f.sort FROM favorite f WHERE ${OWNED} ORDER BY f.sort, f.id`)
    .all(owner(caller));
  const taken = typeof position === 'number' ? sorts[position - 1]?.sort : undefined;
  if (taken === undefined) return 1 + (sorts.at(-1)?.sort ?? 0);
  db.prepare(`UPDATE favorite AS f SET sort = sort + 1 WHERE ${OWNED} AND f.sort >= ?`).run([
    ...owner(caller),
    taken,
  ]);
  return taken;
}

/** Adds missing favourites, all or none. */
function save(wanted: readonly FavoriteInput[], context: ServiceContext): Favorite[] {
  const { db, caller } = context;
  const granted = new Set(
    grantedApplications(db, caller).map((application) => application.appcode),
  );
  const findModule = db.prepare<{ appcode: string }>(
    'SELECT appcode FROM module WHERE modulecode = ?',
  );
  const insert = db.prepare(
    `INSERT INTO favorite (id, entid, usercode, deptcode, posttmplcode, postcode, appcode, modulecode, iconpath, apptype, sort)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '0', ?)`,
  );
  const isKept = db.prepare(`SELECT 1 FROM favorite f WHERE ${OWNED} AND f.modulecode = ?`);
  return db
    .transaction(() => {
      for (const { modulecode, iconpath, sort } of wanted) {
        const module = findModule.get([modulecode]);
        if (!module || !granted.has(module.appcode))
          throw new RetailError('A0301', `Not permitted for module ${modulecode}`);
        if (isKept.get([...owner(caller), modulecode]) !== undefined) continue;
        const at = makeRoom(context, sort);
        insert.run([
          randomUUID(),
          caller.entid,
          ...owner(caller),
          module.appcode,
          modulecode,
          iconpath ?? null,
          at,
        ]);
      }
      const saved = list(context);
      if (saved.length > MAX_FAVORITES)
        throw new RetailError('A0400', `At most ${MAX_FAVORITES} favourites`);
      return saved;
    })
    .immediate();
}

export const favoriteServices: ServiceTable = {
  '/api/msc-ucs/favorite/pageQuery': ({ pageNo: page = 1, pageSize: size = 20 }, context) => {
    const all = list(context);
    return { total: all.length, pageData: all.slice((page - 1) * size, page * size) };
  },

  '/api/msc-ucs/favorite/batchSave': ({ list: wanted }, context) => save(wanted, context),

  '/api/msc-ucs/favorite/delete': ({ id }, { db, caller }) => {
    const { changes } = db
      .prepare('DELETE FROM favorite AS f WHERE f.id = ? AND f.entid = ? AND f.usercode = ?')
      .run([id, caller.entid, caller.usercode]);
    const remains =
      changes === 0 && db.prepare('SELECT 1 FROM favorite WHERE id = ?').get([id]) !== undefined;
    if (remains) throw new RetailError('A0301');
    return null;
  },
};
