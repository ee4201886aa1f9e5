import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { formatCount } from '../../design/number/amount.ts';

interface MarkBarProps {
  /** The number of ticked messages. */
  count: number;
  onMark: (isRead: boolean) => void;
}

/** The bar below the list that marks the ticked messages. */
export function MarkBar({ count, onMark }: MarkBarProps) {
  const { t } = useTranslation();
  return (
    <div className="mark-bar" role="group" aria-label={t('messages.several')}>
      <span role="status">{t('rows.selected', { 0: formatCount(count).text })}</span>
      <Button kind="plain" onClick={() => onMark(true)}>
        {t('messages.markRead')}
      </Button>
      <Button kind="quiet" onClick={() => onMark(false)}>
        {t('messages.markUnread')}
      </Button>
    </div>
  );
}
