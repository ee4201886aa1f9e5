import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useDismiss } from './useDismiss.ts';
import './PopupMenu.css';

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

interface PopupMenuProps {
  label: string;
  groups: readonly PopupMenuGroup[];
  triggerClassName: string;
  /** What the button shows. */
  children: ReactNode;
  /** Stands above the items and is no item. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

/** A button that opens a menu: arrows, Home and End move, Enter chooses, Escape and Tab close, the focus comes back to the button. */
export function PopupMenu({ label, groups, triggerClassName, children, heading, align = 'end' }: PopupMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const root = useDismiss(open, () => setOpen(false));

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
      close();
    }
  }

  return (
    <div className="popup-menu" ref={root}>
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <div className={`popup-menu-panel pop popup-menu-${align}`}>
          {heading}
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
                      close();
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
        </div>
      )}
    </div>
  );
}
