import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { useDismiss } from '../../../../design/overlay/useDismiss.ts';
import { useHasFeature } from '../../../../platform/session/useHasFeature.ts';
import { useOpenDialog } from '../../../../platform/workbench/Dialogs.tsx';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { Application, MenuLeaf } from '../menu-rows.ts';
import type { ShellParts } from '../../parts/useShellParts.ts';
import { CommonMenusPart, MenuPart } from '../MenuPart.tsx';
import { TopMenuItems } from './TopMenuItems.tsx';
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
 * The menu as a bar: the first level as buttons, the contents of a group in a panel below. Tab and
 * ← → move along the bar, ↓ opens the panel, Escape closes it and returns the focus.
 */
export function TopMenu(props: TopMenuProps) {
  const { application, common, selectedModule, onOpen } = props;
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const hasFeature = useHasFeature();
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const bar = useDismiss(unfolded !== null, () => setUnfolded(null));
  const openerRef = useRef<HTMLButtonElement | null>(null);
  function close() {
    setUnfolded(null);
    openerRef.current?.focus();
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && unfolded !== null) close();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-bar-item]') ?? [])];
    const index = buttons.findIndex((button) => button === event.target);
    const step = { ArrowRight: index + 1, ArrowLeft: index - 1 }[event.key];
    if (index === -1 || step === undefined) return;
    event.preventDefault();
    buttons.at(step % buttons.length)?.focus();
  }
  return (
    <nav
      className="top-menu"
      id="menu"
      tabIndex={-1}
      aria-label={t('menu.title')}
      aria-busy={props.busy}
    >
      <div className="top-menu-bar" ref={bar} role="presentation" onKeyDown={handleKey}>
        <Button
          data-bar-item=""
          className={`top-menu-item${selectedModule === null ? ' top-menu-on' : ''}`}
          aria-current={selectedModule === null ? 'page' : undefined}
          onClick={props.onHome}
        >
          <Icon name="home" />
          {t('menu.home')}
        </Button>
        <TopMenuItems
          application={application}
          common={common}
          selectedModule={selectedModule}
          unfolded={unfolded}
          openerRef={openerRef}
          onUnfold={setUnfolded}
          onOpen={onOpen}
          onOpenFromPanel={(module) => {
            close();
            onOpen(module);
          }}
        />
        <MenuPart application={application} parts={props.parts} />
        <CommonMenusPart parts={props.parts} />
        <span className="grow" />
        {hasFeature('COMMON_MENUS') && (
          <Button
            data-bar-item=""
            kind="icon"
            aria-label={t('commonMenus.set')}
            title={t('commonMenus.set')}
            onClick={() => openDialog('commonMenus')}
          >
            <Icon name="sliders" />
          </Button>
        )}
      </div>
    </nav>
  );
}
