import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { SelectAllCheckbox } from '../../design/table/list-table/SelectAllCheckbox.tsx';
import type { useRowSelection } from '../../design/table/list-table/useRowSelection.ts';
import type { Message } from './useMessages.ts';

interface MarkBarProps {
  ticked: readonly Message[];
  selecting: ReturnType<typeof useRowSelection<Message>>;
  onMark: (isRead: boolean) => void;
}

/** The bar above the list: ticks all messages of the page and marks the ticked ones. */
export function MarkBar({ ticked, selecting, onMark }: MarkBarProps) {
  const { t } = useTranslation();
  const hasTicked = ticked.length > 0;
  return (
    <div className="mark-bar" role="group" aria-label={t('messages.several')}>
      <SelectAllCheckbox selecting={selecting} />
      <span role="status">
        {hasTicked ? t('rows.selected', { 0: formatCount(ticked.length).text }) : ''}
      </span>
      {hasTicked ? (
        <>
          <Button kind="plain" onClick={() => onMark(true)}>
            {t('messages.markRead')}
          </Button>
          <Button kind="quiet" onClick={() => onMark(false)}>
            {t('messages.markUnread')}
          </Button>
        </>
      ) : (
        <span className="mute small" aria-hidden="true">
          {t('rows.selectAll')}
        </span>
      )}
    </div>
  );
}
