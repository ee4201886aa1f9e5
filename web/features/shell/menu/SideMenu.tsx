import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { LeafActions, type LeafActionsTarget } from './LeafActions.tsx';
import { moduleOf, type Application, type MenuLeaf } from './menu-rows.ts';
import { MenuFlyOut } from './MenuFlyOut.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';
import { CommonMenusPart, MenuPart } from './MenuPart.tsx';
import { MenuTree } from './MenuTree.tsx';
import { SideMenuFoot } from './SideMenuFoot.tsx';
import { SideMenuHead } from './SideMenuHead.tsx';
import type { SavedMenus } from './common-menus/useSavedMenus.ts';
import type { MenuLine } from './menu-lines.ts';
import { useMenuLines } from './useMenuLines.ts';
import './SideMenu.css';

interface SideMenuProps {
  /** Null if the list of applications failed or is empty. */
  application: Application | null;
  parts: ShellParts;
  savedMenus: SavedMenus;
  /** The common menus to show: only those of the applications that the workbench offers. */
  common: readonly MenuLeaf[];
  busy: boolean;
  /** Folded to icons: only the first level is visible. */
  mini: boolean;
  selectedModule: ModuleReference | null;
  foldText: string;
  onFold: () => void;
  onHome: () => void;
  onOpen: (module: ModuleReference) => void;
}

/**
 * The side menu: home, the common menus, the menu tree of the current application, and a button to
 * edit the common menus.
 */
export function SideMenu(props: SideMenuProps) {
  const { application, savedMenus, mini, selectedModule } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const menu = useMenuLines({ application, common: props.common, selectedModule, mini });
  const [actions, setActions] = useState<LeafActionsTarget | null>(null);
  const [flyOut, setFlyOut] = useState<{ key: string; anchor: HTMLElement } | null>(null);
  const name =
    application === null ? t('product.name') : serverText(application.i18nCode, application.name);

  function activate(line: MenuLine | undefined, row: HTMLElement) {
    if (line?.kind === 'home') props.onHome();
    else if (line?.kind === 'leaf') props.onOpen(moduleOf(line.leaf));
    else if (line?.kind === 'group' && mini) setFlyOut({ key: line.key, anchor: row });
    else if (line?.kind === 'group') menu.toggle(line.key);
  }
  const flyOutLine =
    flyOut === null || !mini ? undefined : menu.lines.find(({ row }) => row.id === flyOut.key);

  return (
    <nav
      className={`side-menu${mini ? ' side-menu-mini' : ''}`}
      id="menu"
      tabIndex={-1}
      aria-label={t('menu.title')}
      aria-busy={props.busy}
    >
      <SideMenuHead name={name} mini={mini} foldText={props.foldText} onFold={props.onFold} />
      <div className="side-menu-scroll" data-scrolls="">
        <CommonMenusPart parts={props.parts} mini={mini} />
        <MenuTree
          label={name}
          rows={menu.lines.map(({ row }) => row)}
          onActivate={(id, row) =>
            activate(
              menu.lines.find((line) => line.row.id === id),
              row,
            )
          }
          onActions={(id, position) => {
            const line = menu.lines.find(({ row }) => row.id === id);
            if (line?.kind === 'leaf')
              setActions({ leaf: line.leaf, label: line.row.label, position });
          }}
        />
        <MenuPart application={application} parts={props.parts} mini={mini} />
      </div>
      <SideMenuFoot mini={mini} />
      {flyOut !== null && flyOutLine !== undefined && (
        <MenuFlyOut
          key={flyOut.key}
          label={flyOutLine.row.label}
          lines={menu.linesInside(flyOut.key)}
          anchor={flyOut.anchor}
          onToggle={menu.toggle}
          onOpen={props.onOpen}
          onClose={() => setFlyOut(null)}
        />
      )}
      {actions !== null && (
        <LeafActions
          {...actions}
          savedMenus={savedMenus}
          onOpen={props.onOpen}
          onClose={() => setActions(null)}
        />
      )}
    </nav>
  );
}
