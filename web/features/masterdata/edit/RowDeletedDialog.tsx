import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

/**
 * Shown when the row to save has been deleted. The input stays in the form, so that it can be
 * copied.
 */
export function RowDeletedDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('masterdata.gone.title')}
      keep={{ text: t('masterdata.gone.ok'), onSelect: onClose }}
    >
      <p>{t('masterdata.gone.body', { 0: name })}</p>
    </ConfirmDialog>
  );
}
