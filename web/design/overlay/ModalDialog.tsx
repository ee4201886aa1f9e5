import { lazy, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { coverMark } from './cover-page.ts';
import './ModalDialog.css';

export interface ModalDialogProps {
  /** Its name and the text of its head. */
  title?: string;
  /** The id of a heading in its content that names it: then it has no head. */
  labelledBy?: string;
  /** Text beside the title. */
  note?: string;
  /** Controls beside the button that closes it. */
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Omitted: the dialog can be left only by a button in it. */
  onClose?: () => void;
  /** Screen readers read an `alertdialog` as a whole when it opens. */
  role?: 'dialog' | 'alertdialog';
  /**
   * medium: 520 px, for forms; wide: 600 px, for parts side by side; table: 640 px, for figures;
   * chart: 960 px; large: most of the window, for drawings; window: all but its edge; screen: the
   * whole window; palette: near the top, and closed by a press outside.
   */
  size?: DialogSize;
  /** The content chooses what has the focus first; otherwise it is the first control. */
  focusesItself?: boolean;
  /** Keeps its content, but does not show it: its tab is in the background. */
  hidden?: boolean;
  /** Shown above every other dialog, regardless of the opening order, and above a covered page. */
  topmost?: boolean;
}

type DialogSize =
  | 'usual'
  | 'medium'
  | 'wide'
  | 'table'
  | 'chart'
  | 'large'
  | 'window'
  | 'screen'
  | 'palette';

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
function PlainModal(props: ModalDialogProps) {
  const { title, footer, children, onClose, role = 'dialog', size = 'usual' } = props;
  const { labelledBy, note, tools, hidden = false, topmost = false } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => {
    if (!hidden && dialog.current?.open === false) dialog.current.showModal();
  };
  useEffect(
    function openOrHide() {
      if (hidden) dialog.current?.close();
      else if (dialog.current?.open === false) dialog.current.showModal();
    },
    [hidden],
  );
  return createPortal(
    // If the browser closes it in spite of what is below, it is opened again.
    <dialog
      ref={dialog}
      role={role}
      className={`modal-dialog modal-dialog-${size} modal-dialog-plain`}
      aria-labelledby={labelledBy ?? titleId}
      {...(topmost && coverMark)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={show}
    >
      {labelledBy === undefined && <h2 id={titleId}>{title}</h2>}
      {note}
      {tools}
      {children}
      <div className="modal-dialog-actions">{footer}</div>
    </dialog>,
    document.body,
  );
}
