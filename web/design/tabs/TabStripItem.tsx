import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import type { MenuPoint } from '../overlay/menu/ContextMenu.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useLongPress } from '../overlay/useLongPress.ts';

export interface TabStripTab {
  id: string;
  title: string;
  /** Set if the title alone is ambiguous. */
  tooltip?: string;
  icon?: string;
  closable: boolean;
  movable?: boolean;
  pinned?: boolean;
  unsaved?: boolean;
}

interface TabStripItemProps {
  tab: TabStripTab;
  selected: boolean;
  panelId: string;
  describedBy: string | undefined;
  closeText: string;
  onSelect: () => void;
  onClose: () => void;
  onMenu: (position: MenuPoint) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

/**
 * One tab of the strip. It can be dragged with the mouse; the close button is for the mouse only.
 */
export function TabStripItem({
  tab,
  selected,
  panelId,
  describedBy,
  closeText,
  ...on
}: TabStripItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: tab.id,
    disabled: tab.movable !== true,
  });
  const press = useLongPress(on.onMenu);
  const marks = [
    selected && 'tab-strip-on',
    tab.pinned && 'tab-strip-pinned',
    isDragging && 'tab-strip-dragged',
  ];
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      className={['tab-strip-tab', ...marks].filter(Boolean).join(' ')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onContextMenu={(event) => {
        event.preventDefault();
        on.onMenu({ x: event.clientX, y: event.clientY });
      }}
      {...listeners}
      {...press.handlers}
    >
      <button
        type="button"
        role="tab"
        aria-selected={selected}
        aria-controls={panelId}
        aria-describedby={describedBy}
        tabIndex={selected ? 0 : -1}
        title={tab.tooltip ?? tab.title}
        onFocus={on.onFocus}
        onClick={() => {
          if (!press.consumeLongPress()) on.onSelect();
        }}
        onAuxClick={(event) => {
          if (event.button === 1 && tab.closable) on.onClose();
        }}
        onKeyDown={on.onKeyDown}
      >
        {tab.icon !== undefined && <Icon name={tab.icon} />}
        {tab.pinned === true && <Icon name="pin" size="small" />}
        <span className="clip">{tab.title}</span>
        {tab.unsaved === true && <span className="tab-strip-unsaved" data-testid="tab-unsaved" />}
      </button>
      {tab.closable && (
        <button
          type="button"
          className="tab-strip-close"
          aria-hidden="true"
          tabIndex={-1}
          title={closeText}
          onClick={on.onClose}
        >
          <Icon name="x" size="small" />
        </button>
      )}
    </div>
  );
}
