import { Dialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import '../theme/prime-theme.ts';
import { usePrimeLocale } from './usePrimeLocale.ts';
import './ModalDialog.css';

interface ModalDialogProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
  /** Left out: the dialog can only be left by a button of its footer. */
  onClose?: () => void;
  /** An alert is read out whole as it opens. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog over the page: the focus stays in it and goes back to where it came from. */
export function ModalDialog({ title, footer, children, onClose, role = 'dialog' }: ModalDialogProps) {
  usePrimeLocale();
  return (
    <Dialog
      visible
      modal
      pt={{ root: { role } }}
      draggable={false}
      resizable={false}
      closable={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      className="modal-dialog"
      header={title}
      footer={<div className="modal-dialog-actions">{footer}</div>}
      onHide={() => onClose?.()}
    >
      {children}
    </Dialog>
  );
}
