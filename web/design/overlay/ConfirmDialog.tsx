import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface Choice {
  text: string;
  onSelect: () => void;
}

interface ConfirmDialogProps {
  title: string;
  /** The harmless choice: it has the focus, and Escape chooses it too. */
  keep: Choice;
  /** What the user is asked to confirm; without it nothing can be done. */
  act?: (Choice & { kind?: 'primary' | 'final-danger' }) | undefined;
  /** The choice that loses something, such as unsaved input. */
  discard?: Choice;
  children: ReactNode;
}

/** Asks before something that cannot be undone. Enter without reading does no harm. */
export function ConfirmDialog({ title, keep, act, discard, children }: ConfirmDialogProps) {
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      onClose={keep.onSelect}
      footer={
        <>
          {discard !== undefined && (
            <Button kind="danger" onClick={discard.onSelect}>
              {discard.text}
            </Button>
          )}
          <KeepButton {...keep} kind={act === undefined ? 'primary' : 'plain'} />
          {act !== undefined && (
            <Button kind={act.kind ?? 'primary'} onClick={act.onSelect}>
              {act.text}
            </Button>
          )}
        </>
      }
    >
      <div className="dialog-parts">{children}</div>
    </ModalDialog>
  );
}

/**
 * The harmless button. It takes the focus one frame late, because PrimeReact first focuses the
 * first button of the dialog.
 */
function KeepButton({ text, onSelect, kind }: Choice & { kind: 'primary' | 'plain' }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeChoice() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button kind={kind} ref={button} onClick={onSelect}>
      {text}
    </Button>
  );
}
