import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { SafeButton } from '../SafeButton.tsx';

/** The row that somebody wanted to save was deleted meanwhile. What he has typed stays where it is, to be copied. */
export function GoneDialog({ name, onClose }: { name: string; onClose: () => void }) {
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
