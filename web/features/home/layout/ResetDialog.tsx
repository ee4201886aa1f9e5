import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

/** Asks before a saved layout is given up for the one of the post. */
export function ResetDialog({ onKeep, onReset }: { onKeep: () => void; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('layout.resetTitle')}
      onClose={onKeep}
      footer={
        <>
          <button type="button" className="btn" onClick={onKeep}>
            {t('layout.cancel')}
          </button>
          <button type="button" className="btn btn-p" onClick={onReset}>
            {t('layout.resetConfirm')}
          </button>
        </>
      }
    >
      <p>{t('layout.resetReason')}</p>
    </ModalDialog>
  );
}
