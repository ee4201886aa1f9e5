import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { PanelLayer, preloadPanel } from './panel/PanelLayer.tsx';
import { useDismiss } from './useDismiss.ts';
import './InfoTip.css';

/**
 * The ⓘ of a card: a note that opens by click, Enter or touch and stays open. A tooltip could be
 * reached only with a mouse.
 */
export function InfoTip({ label, note }: { label: string; note: string }) {
  const [open, setOpen] = useState(false);
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useDismiss(open, () => setOpen(false));
  return (
    <div className="info-tip" ref={root}>
      <Button
        ref={button}
        className="info-tip-button"
        aria-label={label}
        aria-expanded={open}
        aria-describedby={open ? noteId : undefined}
        title={open ? undefined : note}
        onPointerEnter={() => void preloadPanel()}
        onFocus={() => void preloadPanel()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        <Icon name="info-circle" size="small" />
      </Button>
      {open && (
        <PanelLayer target={button} id={noteId} role="note" className="info-tip-note pop">
          {note}
        </PanelLayer>
      )}
    </div>
  );
}
