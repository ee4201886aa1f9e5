import { useCallback, useRef, type KeyboardEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import './PopupMenu.css';

export interface PopupMenuItem {
  id: string;
  label: string;
  icon?: string;
  /** Set for an item of a group of which exactly one is chosen (a radio item). */
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

interface MenuListProps {
  id?: string;
  label: string;
  groups: readonly PopupMenuGroup[];
  /** Closes the menu and returns the focus. */
  onClose: () => void;
}

/**
 * The items of an open menu: the arrows, Home and End move, Enter chooses, Escape and Tab close. It
 * takes the focus when it opens.
 */
export function MenuList({ id, label, groups, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    (
      element?.querySelector<HTMLElement>('[aria-checked="true"]') ?? enabledItemsOf(element)[0]
    )?.focus();
  }, []);
  const first = groups.flatMap(({ items }) => items).find(({ disabled }) => disabled !== true);
  function move(event: KeyboardEvent) {
    const items = enabledItemsOf(list.current);
    const index = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      onClose();
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
            <Button
              key={item.id}
              data-item=""
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              // One item stays in the Tab order, so that a menu longer than the window can be
              // scrolled with the keyboard even when the focus is elsewhere.
              tabIndex={item === first ? 0 : -1}
              disabled={item.disabled}
              lang={item.lang}
              className="popup-menu-item"
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {item.icon !== undefined ? (
                <Icon name={item.icon} />
              ) : (
                hasIcons(group) && <span className="popup-menu-blank" />
              )}
              <span className="grow clip">{item.label}</span>
              {item.checked === true && <Icon name="check" />}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}

function enabledItemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]:not(:disabled)') ?? [])];
}

/**
 * Whether an item of the group has an icon: then items without one get a blank, so that all texts
 * align.
 */
function hasIcons({ items }: PopupMenuGroup): boolean {
  return items.some(({ icon }) => icon !== undefined);
}
