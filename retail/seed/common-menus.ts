import type { RetailDatabase } from '../database/sqlite.ts';
import { ENTERPRISE } from './organisation.ts';
import { STAFF } from './people.ts';
import { insertRows } from './rows.ts';

/** Common menus of accounts in their main post: some have a few or the maximum, the others none. */
const COMMON_MENUS: Readonly<Record<string, readonly string[]>> = {
  admin: ['M200701', 'M200101', 'M200601'],
  ops_director: ['M200201', 'M200601', 'M200109', 'M200304'],
  area_east: ['01', '02', '03', '04', '05', '07', '08', '09', '10', '11', '12', '13'].map(
    (no) => `M2001${no}`,
  ),
  v10001: ['M300101', 'M300207'],
};

export function seedCommonMenus(db: RetailDatabase): void {
  insertRows(
    db,
    'common_menu',
    ['entid', 'usercode', 'postcode', 'menucode', 'sort'],
    Object.entries(COMMON_MENUS).flatMap(([usercode, menus]) => {
      const postcode = STAFF.find((person) => person.usercode === usercode)?.posts[0] ?? '';
      return menus.map((menucode, index) => [ENTERPRISE, usercode, postcode, menucode, index + 1]);
    }),
  );
}
