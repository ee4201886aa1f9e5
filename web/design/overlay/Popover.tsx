import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/Button.tsx';
import { useDismiss } from './useDismiss.ts';
import { useKeepInWindow } from './useKeepInWindow.ts';
import './Popover.css';

type PanelContent = (close: () => void) => ReactNode;

interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** How the button looks. */
  kind?: ButtonKind;
  /** The class of a button without a kind, or one more for its place. */
  className?: string;
  trigger: ReactNode;
  /** Content of the panel; `close` closes it and returns the focus to the button. */
  children: PanelContent;
}

/** A button with a panel below it. Escape and a press outside close the panel. */
export function Popover({ label, kind, className, trigger, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const root = useDismiss(open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="popover"
      role="presentation"
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <Button
        ref={button}
        {...(kind !== undefined && { kind })}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && <PopoverPanel label={label} content={children} onClose={close} />}
    </div>
  );
}

function PopoverPanel({
  label,
  content,
  onClose,
}: {
  label: string;
  content: PanelContent;
  onClose: () => void;
}) {
  const panel = useKeepInWindow(true);
  return (
    // Focusable, so that a press on empty space inside keeps the focus in the panel: focus outside
    // would close it.
    <div ref={panel} className="popover-panel pop" role="dialog" aria-label={label} tabIndex={-1}>
      {content(onClose)}
    </div>
  );
}
