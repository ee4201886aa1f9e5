import { Dialog } from 'primereact/dialog';
import { Icon } from '../icons/Icon.tsx';
import type { ModalDialogProps } from './ModalDialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import './dialog-parts.css';

/** The dialog itself, in a chunk of its own, because no page needs it before a dialog opens. */
export function PrimeModal({
  title,
  footer,
  children,
  onClose,
  role = 'dialog',
  size = 'usual',
  topmost = false,
}: ModalDialogProps) {
  useFocusReturn();
  return (
    <Dialog
      visible
      modal
      pt={{ root: { role } }}
      draggable={false}
      resizable={false}
      closable={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      className={size === 'usual' ? 'modal-dialog' : `modal-dialog modal-dialog-${size}`}
      closeIcon={<Icon name="times" />}
      header={title}
      maskClassName={topmost ? 'modal-topmost' : ''}
      footer={<div className="modal-dialog-actions">{footer}</div>}
      onHide={() => onClose?.()}
    >
      {children}
    </Dialog>
  );
}
