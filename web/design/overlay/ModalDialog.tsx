import { lazy, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import './ModalDialog.css';

export interface ModalDialogProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
  /** Omitted: the dialog can be left only by a button of its footer. */
  onClose?: () => void;
  /** Screen readers read an `alertdialog` as a whole when it opens. */
  role?: 'dialog' | 'alertdialog';
  /**
   * medium: 520 px, for forms; wide: 600 px, for parts side by side; large: most of the window, for
   * drawings.
   */
  size?: 'usual' | 'medium' | 'wide' | 'large';
  /** Shown above every other dialog, regardless of the opening order. */
  topmost?: boolean;
}

/**
 * Loads the dialog component. Call it before a dialog is needed: the end of a session must be
 * reported even when the gateway can no longer be reached.
 */
export const loadModal = async () => ({ default: (await import('./PrimeModal.tsx')).PrimeModal });

const PrimeModal = lazy(loadModal);

/** A modal dialog over the page. It keeps the focus and returns it to where it was before. */
export function ModalDialog(props: ModalDialogProps) {
  return (
    <ErrorBoundary fallback={<PlainModal {...props} />}>
      <Suspense>
        <PrimeModal {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The browser's own `<dialog>`, used when PrimeModal could not be loaded. */
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
