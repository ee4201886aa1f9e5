import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface PopupMenuItem {
  id: string;
  label: string;
  icon?: string;
  /** Given: the item is one of several of which one is chosen. */
  checked?: boolean;
  disabled?: boolean;
  lang?: string;
  onSelect: () => void;
}

export interface PopupMenuGroup {
  id: string;
  label?: string;
  items: readonly PopupMenuItem[];
}

interface PopupMenuListProps {
  id?: string;
  label: string;
  groups: readonly PopupMenuGroup[];
  /** The menu is to go, and the focus back to where it came from. */
  onClose: () => void;
}

/** The items of a menu: arrows, Home and End move, a letter goes to the next item that begins with it, Enter chooses, Escape and Tab close. */
export function PopupMenuList({ id, label, groups, onClose }: PopupMenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const itemsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-item]:not(:disabled)') ?? [])];
  const focusFirst = (element: HTMLDivElement | null) => {
    list.current = element;
    (element?.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf()[0])?.focus();
  };
  function move(event: KeyboardEvent) {
    const items = itemsOf();
    const at = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      onClose();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const begins = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase());
      [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)?.focus();
    }
  }
  return (
    <div id={id} role="menu" tabIndex={-1} aria-label={label} ref={focusFirst} onKeyDown={move}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label} className="popup-menu-group">
          {group.label !== undefined && (
            <div className="popup-menu-label" aria-hidden="true">
              {group.label}
            </div>
          )}
          {group.items.map((item) => (
            <button
              key={item.id}
              data-item=""
              type="button"
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              tabIndex={-1}
              disabled={item.disabled}
              lang={item.lang}
              className="popup-menu-item"
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {item.icon !== undefined && <Icon name={item.icon} />}
              <span className="grow clip">{item.label}</span>
              {item.checked === true && <Icon name="check" />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
