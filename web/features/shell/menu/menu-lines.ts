import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import {
  COMMON_MENUS_KEY,
  leafKeyOf,
  levelOf,
  opensModule,
  visibleRows,
  type Application,
  type MenuLeaf,
  type MenuNode,
} from './menu-rows.ts';
import type { MenuTreeRow } from './MenuTreeLine.tsx';

/** One line of the menu and the item it represents. */
export type MenuLine = { row: MenuTreeRow } & (
  | { kind: 'home' }
  | { kind: 'leaf'; leaf: MenuLeaf }
  | { kind: 'group'; key: string }
);

/** What the lines of the menu depend on. */
export interface MenuState {
  application: Application | null;
  common: readonly MenuLeaf[];
  selectedModule: ModuleReference | null;
  /** Folded to icons: only the first level is visible. */
  mini: boolean;
  /** Codes of the unfolded groups. */
  unfolded: ReadonlySet<string>;
  /** Whether the group of common menus is unfolded. */
  commonUnfolded: boolean;
  labelOf: (node: MenuNode) => string;
  texts: { home: string; commonMenus: string };
}

/** The lines of the menu: home, the common menus, then the tree of the current application. */
export function menuLines(menu: MenuState): MenuLine[] {
  const { application, common, selectedModule, mini, unfolded, commonUnfolded, texts } = menu;
  const home: MenuLine = {
    kind: 'home',
    row: {
      id: 'home line',
      label: texts.home,
      icon: 'home',
      level: 1,
      current: selectedModule === null,
    },
  };
  const isCommonUnfolded = !mini && commonUnfolded;
  const commonGroup = groupLine({
    id: COMMON_MENUS_KEY,
    label: texts.commonMenus,
    icon: 'star',
    level: 1,
    unfolded: isCommonUnfolded,
    current: mini && commonLines(menu, 1).some(({ row }) => row.current),
  });
  const tree =
    application === null
      ? []
      : visibleRows(application.menus ?? [], mini ? new Set() : unfolded).map(({ node, level }) =>
          nodeLine(menu, { application, node }, level),
        );
  return [
    home,
    ...(common.length === 0 ? [] : [commonGroup]),
    ...(isCommonUnfolded ? commonLines(menu, 2) : []),
    ...tree,
  ];
}

/** The lines of a group, for the fly-out next to the icons. The level of the first ones is 1. */
export function linesInside(menu: MenuState, key: string): MenuLine[] {
  const { application, unfolded } = menu;
  if (key === COMMON_MENUS_KEY) return commonLines(menu, 1);
  if (application === null) return [];
  const menus = application.menus ?? [];
  const group = menus.find((node) => !node.isLeaf && node.code === key);
  const depth = group === undefined ? 0 : levelOf(group);
  return menus
    .filter(({ parentCodes }) => parentCodes.includes(key))
    .filter(({ parentCodes }) => parentCodes.slice(depth).every((parent) => unfolded.has(parent)))
    .map((node) => nodeLine(menu, { application, node }, levelOf(node) - depth))
    .map((line) => (line.kind === 'group' ? foldedAs(line, unfolded.has(line.key)) : line));
}

/** A group of the fly-out. An unfolded one leaves the mark of the current menu to the menu itself. */
const foldedAs = (line: MenuLine, unfolded: boolean): MenuLine => ({
  ...line,
  row: { ...line.row, unfolded, current: line.row.current && !unfolded },
});

function commonLines(menu: MenuState, level: number): MenuLine[] {
  const { application, common, selectedModule } = menu;
  return common.map((leaf) => {
    // If the leaf is in the tree below, it is marked there instead.
    const current =
      leaf.application.code !== application?.code && opensModule(leaf, selectedModule);
    return leafLine(menu, leaf, { id: `${COMMON_MENUS_KEY} ${leafKeyOf(leaf)}`, level, current });
  });
}

/** The line of a node of the tree. */
function nodeLine(menu: MenuState, leaf: MenuLeaf, level: number): MenuLine {
  const { node } = leaf;
  const { application, mini, unfolded, labelOf, selectedModule } = menu;
  if (node.isLeaf)
    return leafLine(menu, leaf, {
      id: node.id,
      level,
      current: opensModule(leaf, selectedModule),
    });
  return groupLine({
    id: node.code,
    label: labelOf(node),
    icon: level === 1 ? (node.icon ?? 'grid') : null,
    level,
    unfolded: !mini && unfolded.has(node.code),
    // Of the current menu the folded menu shows only the group.
    current:
      mini &&
      application !== null &&
      (application.menus ?? []).some(
        (inner) =>
          inner.parentCodes.includes(node.code) &&
          opensModule({ application, node: inner }, selectedModule),
      ),
  });
}

function leafLine(
  { mini, labelOf }: MenuState,
  leaf: MenuLeaf,
  row: Pick<MenuTreeRow, 'id' | 'level' | 'current'>,
): MenuLine {
  const icon = row.level === 1 ? (leaf.node.icon ?? 'file') : null;
  return {
    kind: 'leaf',
    leaf,
    row: { ...row, label: labelOf(leaf.node), icon, hasActions: !mini },
  };
}

function groupLine(row: MenuTreeRow): MenuLine {
  return { kind: 'group', key: row.id, row };
}
