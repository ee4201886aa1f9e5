import { useTranslation } from 'react-i18next';
import { Icon } from '../../../design/icons/Icon.tsx';

interface DetailLineActionsProps {
  removedCount: number;
  onAdd: () => void;
  onRestore: () => void;
}

/** Buttons to add a line at the end and to restore the removed lines. */
export function DetailLineActions({ removedCount, onAdd, onRestore }: DetailLineActionsProps) {
  const { t } = useTranslation();
  return (
    <div className="detail-actions">
      <button type="button" className="btn" onClick={onAdd}>
        <Icon name="plus" />
        {t('sheet.add')}
      </button>
      {removedCount > 0 && (
        <span role="status" className="small mute">
          {t('sheet.removed', { 0: String(removedCount) })}{' '}
          <button type="button" className="btn btn-t" onClick={onRestore}>
            {t('sheet.restore')}
          </button>
        </span>
      )}
    </div>
  );
}
