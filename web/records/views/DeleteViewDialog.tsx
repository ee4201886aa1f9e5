import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import type { SavedView } from './saved-view.ts';

interface DeleteViewDialogProps {
  view: SavedView;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because a deleted view cannot be restored and others may use it. */
export function DeleteViewDialog({
  view: { name, isShared },
  onDelete,
  onClose,
}: DeleteViewDialogProps) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(function focusCancel() {
    const frame = requestAnimationFrame(() => cancel.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ModalDialog
      role="alertdialog"
      title={t('views.delete.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" ref={cancel} onClick={onClose}>
            {t('views.cancel')}
          </button>
          <button type="button" className="btn btn-df" onClick={onDelete}>
            {t('views.delete.confirm')}
          </button>
        </>
      }
    >
      <p>{t('views.delete.question', { 0: name })}</p>
      {isShared && <p>{t('views.delete.shared')}</p>}
    </ModalDialog>
  );
}
