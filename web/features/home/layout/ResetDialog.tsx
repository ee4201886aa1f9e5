import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

/** Asks the user to confirm that the saved layout is replaced by the default layout of the post. */
export function ResetDialog({ onCancel, onReset }: { onCancel: () => void; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('layout.resetTitle')}
      keep={{ text: t('layout.cancel'), onSelect: onCancel }}
      act={{ text: t('layout.resetConfirm'), onSelect: onReset }}
    >
      <p>{t('layout.resetReason')}</p>
    </ConfirmDialog>
  );
}
