import type { WorkbenchQuery } from '../Workbench.gen.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
export type Application = NonNullable<Viewer['applications']>[number];
export type MenuNode = NonNullable<Application['menus']>[number];

/** One line of the menu as it stands on the screen: the tree comes as a flat list in its own order, and so it is shown. */
export interface MenuRow {
  node: MenuNode;
  level: number;
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
