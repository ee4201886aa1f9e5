import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
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
          <Button kind="plain" onClick={onCancel}>
            {t('layout.cancel')}
          </Button>
          <Button kind="primary" onClick={onReset}>
            {t('layout.resetConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('layout.resetReason')}</p>
    </ModalDialog>
  );
}
