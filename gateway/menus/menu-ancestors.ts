import type { components } from '../../schema/generated/retail.ts';
import { codeOf } from '../values/rows.ts';

type MenuRow = components['schemas']['MenuNode'];

/** A row of the services' menu tree, with the row that contains it among its `children`. */
export interface TreeRow {
  row: MenuRow;
  holder: TreeRow | null;
}

/**
 * Maximum depth. Deeper menus become siblings at this level, because lists of ancestors for
 * thousands of levels would make the answer huge.
 */
const MAX_LEVELS = 64;

const NO_ANCESTORS: readonly string[] = [];

/**
 * The codes of each menu's ancestors, in the order of the rows. `parentcodelist` is used if it
 * leads to the root through groups of this tree; otherwise the nesting in `children` is. So every
 * menu is reachable through groups that can be expanded.
 */
export function ancestorsOf(rows: readonly TreeRow[]): (readonly string[])[] {
  const listed = new Map(rows.map((tree) => [tree, listedAncestors(tree)]));
  const trusted = trustedRows(rows, listed);
  const resolved = new Map<TreeRow, readonly string[]>();
  const inside = new Map<TreeRow, readonly string[]>();
  return rows.map((tree) => {
    const found = trusted.has(tree)
      ? (listed.get(tree) ?? NO_ANCESTORS)
      : ancestorsByHolder(tree, resolved, inside);
    resolved.set(tree, found);
    return found;
  });
}

/**
 * The ancestors in `parentcodelist`. An empty list means a root menu only for a row at the top of
 * the tree; elsewhere it means unknown (null).
 */
function listedAncestors({ row, holder }: TreeRow): readonly string[] | null {
  const codes = codeOf(row.parentcodelist)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '' && code !== '0');
  if (codes.length === 0) return holder === null ? NO_ANCESTORS : null;
  return codes;
}

/**
 * Rows whose list equals the list of their parent plus the parent itself. Shorter lists are checked
 * first, so that the parent has been checked before.
 */
function trustedRows(
  rows: readonly TreeRow[],
  listed: ReadonlyMap<TreeRow, readonly string[] | null>,
): ReadonlySet<TreeRow> {
  const groups = new Map<string, TreeRow>();
  for (const tree of rows) {
    const code = codeOf(tree.row.menucode);
    if (!isLeaf(tree.row) && !groups.has(code)) groups.set(code, tree);
  }
  const trusted = new Set<TreeRow>();
  const known = rows.flatMap((tree) => {
    const list = listed.get(tree) ?? null;
    return list === null ? [] : [{ tree, list }];
  });
  for (const { tree, list } of known.toSorted(
    (one, other) => one.list.length - other.list.length,
  )) {
    const nearest = list.at(-1);
    const parent = nearest === undefined ? undefined : groups.get(nearest);
    const leads =
      parent !== undefined &&
      trusted.has(parent) &&
      isPathTo(list, listed.get(parent) ?? NO_ANCESTORS);
    if (nearest === undefined || leads) trusted.add(tree);
  }
  return trusted;
}

function isPathTo(list: readonly string[], parents: readonly string[]): boolean {
  return parents.length === list.length - 1 && parents.every((code, index) => code === list[index]);
}

/**
 * Menus inside a leaf become its siblings, because a leaf opens a module and cannot be expanded.
 */
function ancestorsByHolder(
  { holder }: TreeRow,
  resolved: ReadonlyMap<TreeRow, readonly string[]>,
  inside: Map<TreeRow, readonly string[]>,
): readonly string[] {
  if (holder === null) return NO_ANCESTORS;
  const above = resolved.get(holder) ?? NO_ANCESTORS;
  if (isLeaf(holder.row) || above.length >= MAX_LEVELS) return above;
  const shared = inside.get(holder) ?? [...above, codeOf(holder.row.menucode)];
  inside.set(holder, shared);
  return shared;
}

function isLeaf(row: MenuRow): boolean {
  return codeOf(row.lastflag) === '1';
}
