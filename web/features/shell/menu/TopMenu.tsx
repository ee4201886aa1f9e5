import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useDismiss } from '../../../design/overlay/useDismiss.ts';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import {
  COMMON_MENUS_KEY,
  moduleOf,
  opensModule,
  type Application,
  type MenuLeaf,
  type MenuNode,
} from './menu-rows.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { CommonMenusPart, MenuPart } from './MenuPart.tsx';
import { TopMenuPanel, type PanelLine } from './TopMenuPanel.tsx';
import './TopMenu.css';

interface TopMenuProps {
  application: Application | null;
  parts: ShellParts;
  /** The common menus to show: only those of the applications that the workbench offers. */
  common: readonly MenuLeaf[];
  busy: boolean;
  selectedModule: ModuleReference | null;
  onHome: () => void;
  onOpen: (module: ModuleReference) => void;
}

/**
 * The menu as a bar: the first level as buttons, the contents of a group in a panel below. Tab and ← →
 * move along the bar, ↓ opens the panel, Escape closes it and returns the focus.
 */
export function TopMenu(props: TopMenuProps) {
  const { application, common, selectedModule, onOpen } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const openDialog = useOpenDialog();
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const bar = useDismiss(unfolded !== null, () => setUnfolded(null));
  const opener = useRef<HTMLButtonElement | null>(null);
  const menus = application?.menus ?? [];

  const isShown = (node: MenuNode) =>
    application !== null && opensModule({ application, node }, selectedModule);
  const shownUnder = new Set(menus.filter(isShown).flatMap(({ parentCodes }) => parentCodes));
  function close() {
    setUnfolded(null);
    opener.current?.focus();
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && unfolded !== null) close();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-bar-item]') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1 }[event.key];
    if (at === -1 || step === undefined) return;
    event.preventDefault();
    buttons.at(step % buttons.length)?.focus();
  }
  const disclosure = (
    key: string,
    label: string,
    icon: string,
    current: boolean,
    lines: readonly PanelLine[],
  ) => (
    <div className="top-menu-group" key={key}>
      <button
        type="button"
        data-bar-item=""
        className={`top-menu-item${current ? ' top-menu-on' : ''}`}
        aria-expanded={unfolded === key}
        title={label}
        onClick={(event) => {
          opener.current = event.currentTarget;
          setUnfolded(unfolded === key ? null : key);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          opener.current = event.currentTarget;
          setUnfolded(key);
        }}
      >
        <Icon name={icon} />
        <span className="clip">{label}</span>
        <Icon name="down" size="small" />
      </button>
      {unfolded === key && (
        <TopMenuPanel
          label={label}
          lines={lines}
          selectedModule={selectedModule}
          onOpen={(module) => {
            close();
            onOpen(module);
          }}
        />
      )}
    </div>
  );

  return (
    <nav
      className="top-menu"
      id="menu"
      tabIndex={-1}
      aria-label={t('menu.title')}
      aria-busy={props.busy}
    >
      <div className="top-menu-bar" ref={bar} role="presentation" onKeyDown={handleKey}>
        <button
          type="button"
          data-bar-item=""
          className={`top-menu-item${selectedModule === null ? ' top-menu-on' : ''}`}
          aria-current={selectedModule === null ? 'page' : undefined}
          onClick={props.onHome}
        >
          <Icon name="home" />
          {t('menu.home')}
        </button>
        {common.length > 0 &&
          disclosure(
            COMMON_MENUS_KEY,
            t('commonMenus'),
            'star',
            false,
            common.map((leaf) => ({ ...leaf, depth: 1 })),
          )}
        {application !== null &&
          menus
            .filter(({ parentCodes }) => parentCodes.length === 0)
            .map((node) => {
              const label = serverText(node.i18nCode, node.name);
              if (!node.isLeaf) {
                const within = menus.filter(({ parentCodes }) => parentCodes.includes(node.code));
                const lines = within.map((one) => ({
                  application,
                  node: one,
                  depth: one.parentCodes.length,
                }));
                return disclosure(
                  node.code,
                  label,
                  node.icon ?? 'grid',
                  shownUnder.has(node.code),
                  lines,
                );
              }
              return (
                <button
                  key={node.id}
                  type="button"
                  data-bar-item=""
                  className={`top-menu-item${isShown(node) ? ' top-menu-on' : ''}`}
                  aria-current={isShown(node) ? 'page' : undefined}
                  title={label}
                  onClick={() => onOpen(moduleOf({ application, node }))}
                >
                  <Icon name={node.icon ?? 'file'} />
                  <span className="clip">{label}</span>
                </button>
              );
            })}
        <MenuPart application={application} parts={props.parts} />
        <CommonMenusPart parts={props.parts} />
        <span className="grow" />
        <button
          type="button"
          data-bar-item=""
          className="ib"
          aria-label={t('commonMenus.set')}
          title={t('commonMenus.set')}
          onClick={() => openDialog('commonMenus')}
        >
          <Icon name="sliders" />
        </button>
      </div>
    </nav>
  );
}
