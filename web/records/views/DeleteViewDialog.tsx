import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
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
          <Button kind="plain" ref={cancel} onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button kind="final-danger" onClick={onDelete}>
            {t('views.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('views.delete.question', { 0: name })}</p>
      {isShared && <p>{t('views.delete.shared')}</p>}
    </ModalDialog>
  );
}
