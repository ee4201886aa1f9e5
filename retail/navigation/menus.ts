import type { components } from '../../schema/generated/retail.ts';
import { grantedApplications, requireKind } from './applications.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';

type MenuNode = components['schemas']['MenuNode'];

interface MenuRow {
  menucode: string;
  menuname: string;
  i18ncode: string | null;
  appcode: string;
  parentcode: string | null;
  modulecode: string | null;
  icon: string | null;
}

const ROOT = '0';

export const menuServices: ServiceTable = {
  '/api/msc-ucs/account/getPostMenuTree': ({ appCode }, context) =>
    menuTree('staff', appCode, context),
  '/api/msc-ucs/tenantaccount/getMenuTree': ({ appcode }, context) =>
    menuTree('supplier', appcode, context),
};

function menuTree(
  kind: 'staff' | 'supplier',
  appcode: unknown,
  { db, caller }: ServiceContext,
): MenuNode[] {
  requireKind(caller, kind);
  if (!grantedApplications(db, caller).some((application) => application.appcode === appcode))
    throw new RetailError('A0301');
  const rows = db
    .prepare<MenuRow>(
      'SELECT menucode, menuname, i18ncode, appcode, parentcode, modulecode, icon FROM menu WHERE appcode = ? ORDER BY sort, menucode',
    )
    .all([appcode]);
  return buildTree(rows);
}

/** A tree of flat rows. A row with a module, even an empty one, is a leaf; a group below which no leaf is left is dropped. */
export function buildTree(rows: readonly MenuRow[]): MenuNode[] {
  const below = new Map<string, MenuRow[]>();
  for (const row of rows) {
    const siblings = below.get(row.parentcode ?? ROOT);
    if (siblings) siblings.push(row);
    else below.set(row.parentcode ?? ROOT, [row]);
  }
  const build = (parentcode: string, ancestors: readonly string[]): MenuNode[] =>
    (below.get(parentcode) ?? []).flatMap((row) => {
      const children = ancestors.includes(row.menucode)
        ? []
        : build(row.menucode, [...ancestors, row.menucode]);
      if (row.modulecode === null && children.length === 0) return [];
      const { menucode, menuname, i18ncode, appcode, icon } = row;
      const modulecode = row.modulecode || null;
      const lastflag = children.length === 0 ? '1' : '0';
      return [
        {
          menucode,
          menuname,
          i18ncode,
          lastflag,
          parentcodelist: ancestors.join(','),
          modulecode,
          appcode,
          icon,
          children,
        },
      ];
    });
  return build(ROOT, [ROOT]);
}
