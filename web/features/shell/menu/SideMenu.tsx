import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../kit/language/useServerText.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Spinner } from '../../../kit/ui/Spinner.tsx';
import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import { firstUnfolded, visibleRows, type Application, type MenuNode } from './menu-rows.ts';
import { MenuProblem } from './MenuProblem.tsx';
import { MenuTree, type MenuTreeRow } from './MenuTree.tsx';
import { homeTabId, tabIdOf } from '../tabs/tabs.ts';
import './SideMenu.css';

interface SideMenuProps {
  /** Null while there is none: the list failed, or is empty. */
  application: Application | null;
  applicationsFailed: boolean;
  busy: boolean;
  reloading: boolean;
  /** Folded to icons: only the first level shows. */
  mini: boolean;
  selectedTabId: string;
  foldText: string;
  onFold: () => void;
  onHome: () => void;
  onOpen: (module: ModuleReference) => void;
  onRetry: () => void;
}

/** The menu tree of the current application. Its first line is the way home. */
export function SideMenu(props: SideMenuProps) {
  const { application, mini, selectedTabId } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const [choices, setChoices] = useState<Readonly<Record<string, ReadonlySet<string>>>>({});
  const menus = application?.menus ?? [];
  const code = application?.code ?? '';
  const unfolded = choices[code] ?? firstUnfolded(menus);
  const name = application === null ? t('product.name') : serverText(application.i18nCode, application.name);

  const moduleOf = (node: MenuNode): ModuleReference | null =>
    node.moduleCode === null ? null : { code: node.moduleCode, applicationCode: code, name: node.name, i18nCode: node.i18nCode };
  const rowOf = (node: MenuNode, level: number): MenuTreeRow => {
    const module = moduleOf(node);
    return {
      id: node.id,
      label: serverText(node.i18nCode, node.name),
      icon: level === 1 ? (node.icon ?? (node.isLeaf ? 'file' : 'grid')) : null,
      level,
      ...(!node.isLeaf && { unfolded: !mini && unfolded.has(node.code) }),
      current: node.isLeaf && module !== null && tabIdOf(module) === selectedTabId,
    };
  };
  const home: MenuTreeRow = {
    id: homeTabId,
    label: t('menu.home'),
    icon: 'home',
    level: 1,
    current: selectedTabId === homeTabId,
  };
  const shown = visibleRows(menus, mini ? new Set() : unfolded);

  function activate(id: string) {
    if (id === homeTabId) {
      props.onHome();
      return;
    }
    const node = menus.find((one) => one.id === id);
    if (node === undefined) return;
    if (node.isLeaf) {
      props.onOpen(moduleOf(node) ?? { code: node.code, applicationCode: code, name: node.name, i18nCode: node.i18nCode });
      return;
    }
    const next = new Set(unfolded);
    if (mini) {
      next.add(node.code);
      props.onFold();
    } else if (!next.delete(node.code)) next.add(node.code);
    setChoices((old) => ({ ...old, [code]: next }));
  }

  return (
    <nav
      className={`side-menu${mini ? ' side-menu-mini' : ''}`}
      id="menu"
      tabIndex={-1}
      aria-label={t('menu.title')}
      aria-busy={props.busy}
    >
      <div className="side-menu-head">
        {!mini && <span className="clip">{name}</span>}
        <button className="ib ib-s" type="button" aria-label={props.foldText} title={props.foldText} onClick={props.onFold}>
          <Icon name="collapse" />
        </button>
      </div>
      <MenuTree label={name} rows={[home, ...shown.map(({ node, level }) => rowOf(node, level))]} onActivate={activate} />
      {props.reloading && <Spinner />}
      {!mini && !props.reloading && (
        <MenuProblem application={application} applicationsFailed={props.applicationsFailed} onRetry={props.onRetry} />
      )}
    </nav>
  );
}
