import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { tabIdOf } from '../tabs/tabs.ts';
import {
  COMMON_MENUS_KEY,
  initiallyUnfolded,
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
  { kind: 'home' } | { kind: 'leaf'; leaf: MenuLeaf } | { kind: 'group'; key: string }
);

interface MenuLinesOptions {
  application: Application | null;
  common: readonly MenuLeaf[];
  selectedModule: ModuleReference | null;
  /** Folded to icons: only the first level is visible. */
  mini: boolean;
}

export interface MenuLines {
  lines: readonly MenuLine[];
  /** The lines of a group, for the fly-out next to the icons. */
  linesInside: (key: string) => readonly MenuLine[];
  toggle: (key: string) => void;
}

const noMenus: readonly MenuNode[] = [];

type Folds = Readonly<Record<string, ReadonlySet<string>>>;

/**
 * The lines of the menu: home, the common menus, then the tree of the current application. Unfolded
 * groups are remembered for each application. When a tab is selected, the parents of its leaf unfold.
 */
export function useMenuLines({
  application,
  common,
  selectedModule,
  mini,
}: MenuLinesOptions): MenuLines {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [folds, setFolds] = useState<Folds>({});
  const [commonUnfolded, setCommonUnfolded] = useState(true);
  const [followed, setFollowed] = useState('');
  const menus = application?.menus ?? noMenus;
  const code = application?.code ?? '';
  const unfolded = folds[code] ?? initiallyUnfolded(menus);
  const labels = useMemo(
    () => new Map(menus.map((node) => [node.id, serverText(node.i18nCode, node.name)])),
    [menus, serverText],
  );
  const labelOf = (node: MenuNode) => labels.get(node.id) ?? serverText(node.i18nCode, node.name);

  const selected = selectedModule === null ? '' : `${code} ${tabIdOf(selectedModule)}`;
  if (selected !== followed && application !== null) {
    setFollowed(selected);
    const shown = menus.find((node) => opensModule({ application, node }, selectedModule));
    if (shown?.parentCodes.some((parent) => !unfolded.has(parent)) === true) {
      setFolds((old) => ({ ...old, [code]: new Set([...unfolded, ...shown.parentCodes]) }));
    }
  }

  const leafLine = (leaf: MenuLeaf, id: string, level: number, isCurrent: boolean): MenuLine => {
    const label = labelOf(leaf.node);
    return {
      kind: 'leaf',
      leaf,
      row: {
        id,
        label,
        icon: level === 1 ? (leaf.node.icon ?? 'file') : null,
        level,
        current: isCurrent,
        hasActions: !mini,
      },
    };
  };
  const groupLine = (
    key: string,
    label: string,
    icon: string | null,
    level: number,
    isUnfolded: boolean,
  ): MenuLine => ({
    kind: 'group',
    key,
    row: { id: key, label, icon, level, unfolded: isUnfolded, current: false },
  });
  const lineOf = (holder: Application, node: MenuNode, level: number): MenuLine => {
    if (node.isLeaf)
      return leafLine(
        { application: holder, node },
        node.id,
        level,
        opensModule({ application: holder, node }, selectedModule),
      );
    const icon = level === 1 ? (node.icon ?? 'grid') : null;
    return groupLine(node.code, labelOf(node), icon, level, !mini && unfolded.has(node.code));
  };
  const commonLines = (level: number) =>
    common.map((leaf) => {
      // If the leaf is in the tree below, it is marked there instead.
      const isCurrent = leaf.application.code !== code && opensModule(leaf, selectedModule);
      return leafLine(leaf, `${COMMON_MENUS_KEY} ${leafKeyOf(leaf)}`, level, isCurrent);
    });

  const home: MenuLine = {
    kind: 'home',
    row: {
      id: 'home line',
      label: t('menu.home'),
      icon: 'home',
      level: 1,
      current: selectedModule === null,
    },
  };
  const section =
    common.length === 0
      ? []
      : [groupLine(COMMON_MENUS_KEY, t('commonMenus'), 'star', 1, !mini && commonUnfolded)];
  const tree =
    application === null
      ? []
      : visibleRows(menus, mini ? new Set() : unfolded).map(({ node, level }) =>
          lineOf(application, node, level),
        );
  return {
    lines: [home, ...section, ...(commonUnfolded && !mini ? commonLines(2) : []), ...tree],
    linesInside(key) {
      if (key === COMMON_MENUS_KEY) return commonLines(1);
      if (application === null) return [];
      const group = menus.find((node) => !node.isLeaf && node.code === key);
      const depth = group === undefined ? 0 : levelOf(group);
      const within = menus.filter(({ parentCodes }) => parentCodes.includes(key));
      return within
        .filter(({ parentCodes }) =>
          parentCodes.slice(depth).every((parent) => unfolded.has(parent)),
        )
        .map((node) => lineOf(application, node, levelOf(node) - depth))
        .map((line) =>
          line.kind === 'group'
            ? { ...line, row: { ...line.row, unfolded: unfolded.has(line.key) } }
            : line,
        );
    },
    toggle(key) {
      if (key === COMMON_MENUS_KEY) {
        setCommonUnfolded(!commonUnfolded);
        return;
      }
      const next = new Set(unfolded);
      if (!next.delete(key)) next.add(key);
      setFolds((old) => ({ ...old, [code]: next }));
    },
  };
}
