import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { WorkbenchQuery } from '../Workbench.gen.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
export type Application = NonNullable<Viewer['applications']>[number];
export type MenuNode = NonNullable<Application['menus']>[number];

/** One visible row of the menu. The tree is a flat list in display order. */
export interface MenuRow {
  node: MenuNode;
  level: number;
}

/** Identifies a module: its code, and its application if known. */
type ModuleIdentity = Pick<ModuleReference, 'code' | 'applicationCode'>;

/** A menu leaf with its application. */
export interface MenuLeaf {
  application: Application;
  node: MenuNode;
}

/** Level of a node in the tree; 1 for the first level. */
export function levelOf(node: MenuNode): number {
  return node.parentCodes.length + 1;
}

/** The rows whose ancestors are all unfolded. */
export function visibleRows(menus: readonly MenuNode[], unfolded: ReadonlySet<string>): MenuRow[] {
  return menus
    .filter((node) => node.parentCodes.every((code) => unfolded.has(code)))
    .map((node) => ({ node, level: levelOf(node) }));
}

/**
 * Codes of the groups unfolded at first: only the first group, as an example of what groups
 * contain.
 */
export function initiallyUnfolded(menus: readonly MenuNode[]): ReadonlySet<string> {
  const first = menus.find((node) => !node.isLeaf && node.parentCodes.length === 0);
  return new Set(first === undefined ? [] : [first.code]);
}

/** The module that a leaf opens. A leaf without a module also opens a tab, which explains it. */
export function moduleOf({ application, node }: MenuLeaf): ModuleReference {
  return {
    code: node.moduleCode ?? node.code,
    applicationCode: application.code,
    name: node.name,
    i18nCode: node.i18nCode,
  };
}

/**
 * Whether a leaf opens this module. The module of a tab opened by a card may have no application.
 */
export function opensModule(
  { application, node }: MenuLeaf,
  module: ModuleIdentity | null,
): boolean {
  if (module === null || !node.isLeaf || (node.moduleCode ?? node.code) !== module.code)
    return false;
  return module.applicationCode === undefined || module.applicationCode === application.code;
}

/** The first leaf that opens the module of a tab; null if there is none. */
export function leafOfTab(
  applications: readonly Application[],
  module: ModuleIdentity | null,
): MenuLeaf | null {
  for (const application of applications) {
    const node = (application.menus ?? []).find((one) =>
      opensModule({ application, node: one }, module),
    );
    if (node !== undefined) return { application, node };
  }
  return null;
}

/** Key of the group of common menus. Menu codes contain no spaces, so it is unique. */
export const COMMON_MENUS_KEY = 'common menus';

/** A key for a leaf, unique in the account. */
export function leafKeyOf({ application, node }: MenuLeaf): string {
  return `${application.code} ${node.code}`;
}
