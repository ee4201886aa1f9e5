import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
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
      <Button kind="plain" onClick={onAdd}>
        <Icon name="plus" />
        {t('sheet.add')}
      </Button>
      {removedCount > 0 && (
        <span role="status" className="small mute">
          {t('sheet.removed', { 0: String(removedCount) })}{' '}
          <Button kind="quiet" onClick={onRestore}>
            {t('sheet.restore')}
          </Button>
        </span>
      )}
    </div>
  );
}
