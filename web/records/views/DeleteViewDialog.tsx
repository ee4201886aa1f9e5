import { useTranslation } from '../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../design/overlay/ConfirmDialog.tsx';
import type { SavedView } from './saved-view.ts';

interface DeleteViewDialogProps {
  view: SavedView;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because a deleted view cannot be restored and others may use it. */
export function DeleteViewDialog({
  view: { name, isShared },
  onDelete,
  onClose,
}: DeleteViewDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('views.delete.title')}
      keep={{ text: t('views.cancel'), onSelect: onClose }}
      act={{ text: t('views.delete.confirm'), kind: 'final-danger', onSelect: onDelete }}
    >
      <p>{t('views.delete.question', { 0: name })}</p>
      {isShared && <p>{t('views.delete.shared')}</p>}
    </ConfirmDialog>
  );
}
