import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './useDismiss.ts';
import './Popover.css';

type PanelContent = (close: () => void) => ReactNode;

interface PopoverProps {
  /** The name of the panel. */
  label: string;
  triggerClassName: string;
  trigger: ReactNode;
  /** What the panel shows; `close` gives the focus back to the button. */
  children: PanelContent;
}

/** A button with a panel below it. Escape and a press outside close the panel. */
export function Popover({ label, triggerClassName, trigger, children }: PopoverProps) {
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
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && <PopoverPanel label={label} content={children} onClose={close} />}
    </div>
  );
}

/** How near a panel may come to the edge of the window. */
const edge = 8;

function PopoverPanel({ label, content, onClose }: { label: string; content: PanelContent; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(function stayInWindow() {
    const { current } = panel;
    if (current === null) return;
    const over = current.getBoundingClientRect().right + edge - document.documentElement.clientWidth;
    if (over > 0) current.style.translate = `-${String(Math.ceil(over))}px 0`;
  }, []);
  return (
    <div ref={panel} className="popover-panel pop" role="dialog" aria-label={label}>
      {content(onClose)}
    </div>
  );
}
