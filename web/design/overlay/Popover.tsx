import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/Button.tsx';
import { PanelLayer, preloadPanel } from './panel/PanelLayer.tsx';
import { useDismiss } from './useDismiss.ts';
import './Popover.css';

type Content = (close: () => void) => ReactNode;

interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** How the button looks. */
  kind?: ButtonKind;
  /** The class of a button without a kind, or one more for its place. */
  className?: string;
  trigger: ReactNode;
  /** Content of the panel; `close` closes it and returns the focus to the button. */
  children: Content;
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
        if (event.key !== 'Escape' || !open) return;
        // What is around it, such as a dialog or the filters, stays open.
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={button}
        {...(kind !== undefined && { kind })}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
        onPointerEnter={() => void preloadPanel()}
        onFocus={() => void preloadPanel()}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && (
        <PanelLayer target={button} role="dialog" aria-label={label} className="popover-panel pop">
          <PanelContent content={children} onClose={close} />
        </PanelLayer>
      )}
    </div>
  );
}

function PanelContent({ content, onClose }: { content: Content; onClose: () => void }) {
  return content(onClose);
}
