import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { SavedQuery } from './useStoredQueries.ts';

/** Asks for confirmation, because a deleted query cannot be restored and others may use it. */
export function DeleteDialog({
  saved,
  onDelete,
  onClose,
}: {
  saved: SavedQuery;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(function focusCancel() {
    const frame = requestAnimationFrame(() => cancel.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ModalDialog
      role="alertdialog"
      title={t('playground.delete.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" ref={cancel} onClick={onClose}>
            {t('playground.save.cancel')}
          </Button>
          <Button kind="final-danger" onClick={onDelete}>
            {t('playground.saved.delete')}
          </Button>
        </>
      }
    >
      <p>{t('playground.delete.question', { 0: saved.name })}</p>
      {saved.isShared && <p>{t('playground.delete.shared')}</p>}
    </ModalDialog>
  );
}
