import type { Names } from '../names.ts';

/** A leaf of a menu and the module that it opens; `no` makes its module code and is never used again for something else. */
export interface LeafSeed {
  no: number;
  key: string;
  icon: string;
  names: Names;
  sheettype: string | null;
  url: (modulecode: string) => string | null;
  /** Code of another module that it opens, empty for none at all; its own when absent. */
  module?: string;
}

export interface BranchSeed {
  key: string;
  icon: string;
  names: Names;
  children: readonly NodeSeed[];
}

export type NodeSeed = LeafSeed | BranchSeed;

export interface ApplicationSeed {
  code: string;
  /** The first four digits of its module codes. */
  number: number;
  names: Names;
  /** '0' is shown in the portal, other values are not. */
  type: string;
  /** '1' works on one store, '2' on many. */
  shops: '1' | '2';
  /** Number of the leaf that the application opens first. */
  home?: number;
  /** Its menus have no keys in the language packs. */
  untranslated?: boolean;
  menu: readonly NodeSeed[];
}

type Build = (no: number, key: string, icon: string, names: Names) => LeafSeed;

function leaf(url: LeafSeed['url'], sheettype: string | null = null): Build {
  return (no, key, icon, names) => ({ no, key, icon, names, sheettype, url });
}

export function branch(
  key: string,
  icon: string,
  names: Names,
  children: readonly NodeSeed[],
): BranchSeed {
  return { key, icon, names, children };
}

/** A list of master data, or of report data without a chart. */
export const list: Build = leaf((modulecode) => `portal:list?module=${modulecode}`);

/** Documents of a type. */
export function sheet(type: string): Build {
  return leaf((modulecode) => `portal:sheet?module=${modulecode}&sheettype=${type}`, type);
}

export function dashboard(code: string): Build {
  return leaf(() => `portal:dashboard?code=${code}`);
}

/** A screen of the portal itself. */
export function screen(name: string): Build {
  return leaf(() => `portal:${name}`);
}

/** A menu without a configured address. */
export const unset: Build = leaf(() => null);

/** A screen of another system. */
export function address(url: string): Build {
  return leaf(() => url);
}

export function isBranch(node: NodeSeed): node is BranchSeed {
  return 'children' in node;
}

export function moduleCode(application: ApplicationSeed, no: number): string {
  return String(application.number * 100 + no);
}

/** The leaves of a tree, in its order. */
export function leavesOf(nodes: readonly NodeSeed[]): LeafSeed[] {
  return nodes.flatMap((node) => (isBranch(node) ? leavesOf(node.children) : [node]));
}
