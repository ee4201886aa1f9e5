import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { SafeButton } from '../SafeButton.tsx';

interface LeaveDialogProps {
  name: string;
  onStay: () => void;
  onDiscard: () => void;
  /** Undefined if the changes cannot be saved. */
  onSave?: () => void;
}

/** Asks what to do with unsaved changes. Enter and Escape keep them. */
export function LeaveDialog({ name, onStay, onDiscard, onSave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('masterdata.leave.title')}
      onClose={onStay}
      footer={
        <>
          <Button kind="danger" onClick={onDiscard}>
            {t('masterdata.leave.discard')}
          </Button>
          <SafeButton onClick={onStay}>{t('masterdata.leave.stay')}</SafeButton>
          {onSave !== undefined && (
            <Button kind="primary" onClick={onSave}>
              {t('masterdata.leave.save')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('masterdata.leave.body', { 0: name })}</p>
    </ModalDialog>
  );
}
