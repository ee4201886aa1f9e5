import type { RetailDatabase } from '../database/sqlite.ts';
import { APPLICATIONS } from './applications/catalogue.ts';
import {
  isBranch,
  leavesOf,
  moduleCode,
  type ApplicationSeed,
  type LeafSeed,
  type NodeSeed,
} from './applications/tree.ts';
import type { Names } from './names.ts';
import { insertRows, type Value } from './rows.ts';

/** Applications by the post template that has them; everybody has PORTAL. */
const GRANTS: Readonly<Record<string, readonly string[]>> = {
  PT01: ['PUR', 'SUP', 'FIN', 'RPT'],
  PT02: ['OPS', 'PUR', 'PRM', 'SUP', 'RPT'],
  PT03: ['OPS', 'PRM', 'RPT'],
  PT04: ['OPS', 'PRM'],
  PT05: ['OPS'],
  PT06: ['PUR', 'PRM', 'SUP', 'RPT'],
  PT07: ['PUR', 'SUP'],
  PT08: ['SUP', 'FIN', 'RPT'],
  PT09: ['RPT'],
  PT10: ['OPS', 'PUR', 'PRM', 'SUP', 'FIN', 'RPT', 'SYS'],
  PT11: [],
  PT12: ['LAB', 'ODD'],
};

function applicationKey({ code }: ApplicationSeed): string {
  return `app.${code.toLowerCase()}`;
}

function leafKey({ code }: ApplicationSeed, { key }: LeafSeed): string {
  return `menu.${code.toLowerCase()}.${key}`;
}

/** Key of a menu's text, or null in an application that has none. */
function menuKey(application: ApplicationSeed, node: NodeSeed): string | null {
  if (application.untranslated) return null;
  return isBranch(node) ? branchKey(application, node.key) : leafKey(application, node);
}

function branchKey({ code }: ApplicationSeed, key: string): string {
  return `menu.${code.toLowerCase()}.group.${key}`;
}

/** The texts of applications, menus and modules. */
export function navigationTexts(): [key: string, names: Names][] {
  return APPLICATIONS.flatMap((application) => {
    const texts: [string, Names][] = [[applicationKey(application), application.names]];
    const visit = (nodes: readonly NodeSeed[]) => {
      for (const node of nodes) {
        const key = menuKey(application, node);
        if (key !== null) texts.push([key, node.names]);
        if (isBranch(node)) visit(node.children);
      }
    };
    visit(application.menu);
    return texts;
  });
}

export function seedNavigation(db: RetailDatabase): void {
  insertRows(
    db,
    'application',
    ['appcode', 'appname', 'i18ncode', 'apptype', 'applogo', 'homeurl', 'issingleshop', 'sort'],
    APPLICATIONS.map((application, index) => [
      application.code,
      application.names[0],
      applicationKey(application),
      application.type,
      null,
      application.home === undefined ? null : moduleCode(application, application.home),
      application.shops,
      index + 1,
    ]),
  );
  insertRows(
    db,
    'module',
    ['modulecode', 'modulename', 'i18ncode', 'appcode', 'sheettype', 'url'],
    APPLICATIONS.flatMap((application) =>
      leavesOf(application.menu)
        .filter(({ module }) => module === undefined)
        .map((leaf) => {
          const code = moduleCode(application, leaf.no);
          return [
            code,
            leaf.names[0],
            menuKey(application, leaf),
            application.code,
            leaf.sheettype,
            leaf.url(code),
          ];
        }),
    ),
  );
  insertRows(
    db,
    'menu',
    ['menucode', 'menuname', 'i18ncode', 'appcode', 'parentcode', 'modulecode', 'icon', 'sort'],
    menuRows(),
  );
  const grants = Object.entries(GRANTS).flatMap(([template, codes]) =>
    [...codes, 'PORTAL'].map((code) => [template, code]),
  );
  insertRows(db, 'template_application', ['posttmplcode', 'appcode'], grants);
}

/** The modules of the portal itself open without a menu. */
function menuRows(): Value[][] {
  const rows: Value[][] = [];
  for (const application of APPLICATIONS.filter(({ type }) => type === '0')) {
    const visit = (nodes: readonly NodeSeed[], parent: string | null) => {
      nodes.forEach((node, index) => {
        const code = isBranch(node)
          ? `${application.code}-${node.key}`
          : `M${moduleCode(application, node.no)}`;
        const module = isBranch(node) ? null : (node.module ?? moduleCode(application, node.no));
        rows.push([
          code,
          node.names[0],
          menuKey(application, node),
          application.code,
          parent,
          module,
          node.icon,
          index + 1,
        ]);
        if (isBranch(node)) visit(node.children, code);
      });
    };
    visit(application.menu, null);
  }
  return rows;
}
