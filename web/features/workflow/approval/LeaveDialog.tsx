import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks for confirmation before unsaved changes of an approval are discarded. Enter and Escape keep
 * them.
 */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('approval.leave.title')}
      keep={{ text: t('approval.leave.stay'), onSelect: onStay }}
      discard={{ text: t('approval.leave.discard'), onSelect: onLeave }}
    >
      <p>{t('approval.leave.body')}</p>
    </ConfirmDialog>
  );
}
