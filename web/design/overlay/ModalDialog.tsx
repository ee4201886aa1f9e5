import { lazy, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import './ModalDialog.css';

export interface ModalDialogProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
  /** Left out: the dialog can only be left by a button of its footer. */
  onClose?: () => void;
  /** An alert is read out whole as it opens. */
  role?: 'dialog' | 'alertdialog';
  /** 520 px for what is written in, 600 px for what has parts side by side, most of the window for a drawing. */
  size?: 'usual' | 'medium' | 'wide' | 'large';
  /** Lies over every other dialog, whichever opened first. */
  topmost?: boolean;
}

/** Fetches what draws dialogs before one is wanted: the end of a session must be told even when the gateway cannot be reached any more. */
export const loadModal = async () => ({ default: (await import('./PrimeModal.tsx')).PrimeModal });

const PrimeModal = lazy(loadModal);

/** A modal dialog over the page: the focus stays in it and goes back to where it came from. */
export function ModalDialog(props: ModalDialogProps) {
  return (
    <ErrorBoundary fallback={<PlainModal {...props} />}>
      <Suspense>
        <PrimeModal {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The browser's own dialog, where the other cannot be had. */
function PlainModal({ title, footer, children, onClose, role = 'dialog' }: ModalDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openDialog() {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      className="modal-dialog modal-dialog-plain"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className="modal-dialog-actions">{footer}</div>
    </dialog>
  );
}
