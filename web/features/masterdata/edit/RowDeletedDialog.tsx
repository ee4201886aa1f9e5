import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { SafeButton } from '../SafeButton.tsx';

/**
 * Shown when the row to save has been deleted. The input stays in the form, so that it can be
 * copied.
 */
export function RowDeletedDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('masterdata.gone.title')}
      onClose={onClose}
      footer={<SafeButton onClick={onClose}>{t('masterdata.gone.ok')}</SafeButton>}
    >
      <p>{t('masterdata.gone.body', { 0: name })}</p>
    </ModalDialog>
  );
}
