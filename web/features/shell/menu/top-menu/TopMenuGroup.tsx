import type { RefObject } from 'react';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import { TopMenuPanel, type PanelLine } from './TopMenuPanel.tsx';

/** A group of the bar and the lines of its panel. */
export interface BarGroup {
  key: string;
  label: string;
  icon: string;
  /** Whether it contains the module of the selected tab. */
  isCurrent: boolean;
  lines: readonly PanelLine[];
}

interface TopMenuGroupProps {
  group: BarGroup;
  /** Key of the group whose panel is open; null for none. */
  unfolded: string | null;
  /** Set to the button that opened the panel, so that it gets the focus back. */
  openerRef: RefObject<HTMLButtonElement | null>;
  selectedModule: ModuleReference | null;
  onUnfold: (key: string | null) => void;
  onOpen: (module: ModuleReference) => void;
}

/** A group of the top menu: a button that opens a panel with the menus of the group. */
export function TopMenuGroup(props: TopMenuGroupProps) {
  const { group, unfolded, openerRef, selectedModule, onUnfold, onOpen } = props;
  const { key, label, icon, isCurrent, lines } = group;
  return (
    <div className="top-menu-group">
      <Button
        data-bar-item=""
        className={`top-menu-item${isCurrent ? ' top-menu-on' : ''}`}
        aria-expanded={unfolded === key}
        title={label}
        onClick={(event) => {
          openerRef.current = event.currentTarget;
          onUnfold(unfolded === key ? null : key);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          openerRef.current = event.currentTarget;
          onUnfold(key);
        }}
      >
        <Icon name={icon} />
        <span className="clip">{label}</span>
        <Icon name="down" size="small" />
      </Button>
      {unfolded === key && (
        <TopMenuPanel label={label} lines={lines} selectedModule={selectedModule} onOpen={onOpen} />
      )}
    </div>
  );
}
