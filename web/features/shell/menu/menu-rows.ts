import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { WorkbenchQuery } from '../Workbench.gen.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
export type Application = NonNullable<Viewer['applications']>[number];
export type MenuNode = NonNullable<Application['menus']>[number];

/** One line of the menu as it stands on the screen: the tree comes as a flat list in its own order, and so it is shown. */
export interface MenuRow {
  node: MenuNode;
  level: number;
}

/** What tells a module: its code, and the application it was opened from if that is known. */
type NamedModule = Pick<ModuleReference, 'code' | 'applicationCode'>;

/** A leaf with the application that it belongs to. */
export interface MenuLeaf {
  application: Application;
  node: MenuNode;
}

export function levelOf(node: MenuNode): number {
  return node.parentCodes.length + 1;
}

/** The lines whose ancestors are all unfolded. */
export function visibleRows(menus: readonly MenuNode[], unfolded: ReadonlySet<string>): MenuRow[] {
  return menus
    .filter((node) => node.parentCodes.every((code) => unfolded.has(code)))
    .map((node) => ({ node, level: levelOf(node) }));
}

/** What is unfolded at first: the first group, so that nobody has to guess what a group holds. */
export function firstUnfolded(menus: readonly MenuNode[]): ReadonlySet<string> {
  const first = menus.find((node) => !node.isLeaf && node.parentCodes.length === 0);
  return new Set(first === undefined ? [] : [first.code]);
}

/** What a leaf opens. One that names no module opens a tab too, which says so. */
export function moduleOf({ application, node }: MenuLeaf): ModuleReference {
  return {
    code: node.moduleCode ?? node.code,
    applicationCode: application.code,
    name: node.name,
    i18nCode: node.i18nCode,
  };
}

/** Whether a leaf is the one that a tab shows. A tab that was opened by a card may know no application. */
export function opens({ application, node }: MenuLeaf, module: NamedModule | null): boolean {
  if (module === null || !node.isLeaf || (node.moduleCode ?? node.code) !== module.code)
    return false;
  return module.applicationCode === undefined || module.applicationCode === application.code;
}

/** The leaf that a tab shows, and so the application whose menu belongs beside it. */
export function leafOfTab(
  applications: readonly Application[],
  module: NamedModule | null,
): MenuLeaf | null {
  for (const application of applications) {
    const node = (application.menus ?? []).find((one) => opens({ application, node: one }, module));
    if (node !== undefined) return { application, node };
  }
  return null;
}

/** The section of the common menus, as a group; no menu code has a space. */
export const commonKey = 'common menus';

/** Tells a leaf from all others of the account. */
export function keyOf({ application, node }: MenuLeaf): string {
  return `${application.code} ${node.code}`;
}
