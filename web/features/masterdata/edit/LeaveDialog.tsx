import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

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
    <ConfirmDialog
      title={t('masterdata.leave.title')}
      keep={{ text: t('masterdata.leave.stay'), onSelect: onStay }}
      discard={{ text: t('masterdata.leave.discard'), onSelect: onDiscard }}
      act={onSave && { text: t('masterdata.leave.save'), onSelect: onSave }}
    >
      <p>{t('masterdata.leave.body', { 0: name })}</p>
    </ConfirmDialog>
  );
}
