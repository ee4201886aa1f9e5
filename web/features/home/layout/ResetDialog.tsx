import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

/** Asks the user to confirm that the saved layout is replaced by the default layout of the post. */
export function ResetDialog({ onCancel, onReset }: { onCancel: () => void; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('layout.resetTitle')}
      onClose={onCancel}
      footer={
        <>
          <button type="button" className="btn" onClick={onCancel}>
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
