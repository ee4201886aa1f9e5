import { useMemo, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { tabIdOf } from '../tabs/tabs.ts';
import { linesInside, menuLines, type MenuLine, type MenuState } from './menu-lines.ts';
import {
  COMMON_MENUS_KEY,
  initiallyUnfolded,
  opensModule,
  type Application,
  type MenuNode,
} from './menu-rows.ts';

type MenuLinesOptions = Pick<MenuState, 'application' | 'common' | 'selectedModule' | 'mini'>;

export interface MenuLines {
  lines: readonly MenuLine[];
  /** The lines of a group, for the fly-out next to the icons. */
  linesInside: (key: string) => readonly MenuLine[];
  toggle: (key: string) => void;
}

const noMenus: readonly MenuNode[] = [];

/** Codes of the unfolded groups by application code. */
type UnfoldedGroups = Readonly<Record<string, ReadonlySet<string>>>;

/** The lines of the menu and the operation to unfold and fold its groups. */
export function useMenuLines(options: MenuLinesOptions): MenuLines {
  const { t } = useTranslation();
  const labelOf = useMenuLabels(options.application?.menus ?? noMenus);
  const [unfolded, toggleGroup] = useUnfoldedGroups(options.application, options.selectedModule);
  const [commonUnfolded, setCommonUnfolded] = useState(true);
  const menu: MenuState = {
    ...options,
    unfolded,
    commonUnfolded,
    labelOf,
    texts: { home: t('menu.home'), commonMenus: t('commonMenus') },
  };
  return {
    lines: menuLines(menu),
    linesInside: (key) => linesInside(menu, key),
    toggle(key) {
      if (key === COMMON_MENUS_KEY) setCommonUnfolded(!commonUnfolded);
      else toggleGroup(key);
    },
  };
}

/** Returns a function with the translated label of a menu. */
function useMenuLabels(menus: readonly MenuNode[]): (node: MenuNode) => string {
  const serverText = useServerText();
  const labels = useMemo(
    () => new Map(menus.map((node) => [node.id, serverText(node.i18nCode, node.name)])),
    [menus, serverText],
  );
  return (node) => labels.get(node.id) ?? serverText(node.i18nCode, node.name);
}

/**
 * The codes of the unfolded groups of an application, and a function that folds or unfolds one.
 * They are remembered for each application. When a tab is selected, the parents of its leaf unfold.
 */
function useUnfoldedGroups(
  application: Application | null,
  selectedModule: ModuleReference | null,
): [unfolded: ReadonlySet<string>, toggle: (key: string) => void] {
  const [groups, setGroups] = useState<UnfoldedGroups>({});
  const [followed, setFollowed] = useState('');
  const menus = application?.menus ?? noMenus;
  const code = application?.code ?? '';
  const unfolded = groups[code] ?? initiallyUnfolded(menus);
  const selected = selectedModule === null ? '' : `${code} ${tabIdOf(selectedModule)}`;
  if (selected !== followed && application !== null) {
    setFollowed(selected);
    const shown = menus.find((node) => opensModule({ application, node }, selectedModule));
    if (shown?.parentCodes.some((parent) => !unfolded.has(parent)) === true) {
      setGroups((old) => ({ ...old, [code]: new Set([...unfolded, ...shown.parentCodes]) }));
    }
  }
  function toggle(key: string) {
    const next = new Set(unfolded);
    if (!next.delete(key)) next.add(key);
    setGroups((old) => ({ ...old, [code]: next }));
  }
  return [unfolded, toggle];
}
