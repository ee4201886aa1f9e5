import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../../button/Button.tsx';
import type { PopupMenuGroup } from './menu-groups.ts';
import { MenuList, preloadMenu } from './MenuList.tsx';
import { useDismiss } from '../useDismiss.ts';
import { useKeepInWindow } from '../useKeepInWindow.ts';
import './PopupMenu.css';

interface PopupMenuProps {
  label: string;
  /** The button's content is its accessible name; otherwise `label` is. */
  hasVisibleLabel?: boolean;
  groups: readonly PopupMenuGroup[];
  /** How the button looks. */
  kind?: ButtonKind;
  /** The class of a button without a kind, or one more for its place. */
  className?: string;
  /** Content of the button. */
  children: ReactNode;
  /** Shown above the items; not an item itself. */
  heading?: ReactNode;
  align?: 'start' | 'end';
  /** Called when it opens, for example to load what it shows. */
  onOpen?: () => void;
}

const preload = () => void preloadMenu();

/** A button that opens a menu; closing the menu returns the focus to the button. */
export function PopupMenu({
  label,
  hasVisibleLabel = false,
  groups,
  kind,
  className,
  children,
  heading,
  align = 'end',
  onOpen,
}: PopupMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const root = useDismiss(open, () => setOpen(false));
  function show() {
    setOpen(true);
    onOpen?.();
  }
  return (
    <div className="popup-menu" ref={root}>
      <Button
        ref={trigger}
        {...(kind !== undefined && { kind })}
        className={className}
        aria-label={hasVisibleLabel ? undefined : label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </Button>
      {open && (
        <MenuList
          id={id}
          label={label}
          groups={groups}
          panel={(list) => (
            <MenuPanel align={align}>
              {heading}
              {list}
            </MenuPanel>
          )}
          onClose={() => {
            setOpen(false);
            trigger.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function MenuPanel({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <div ref={useKeepInWindow(true)} className={`popup-menu-panel pop popup-menu-${align}`}>
      {children}
    </div>
  );
}
