import { useTranslation } from 'react-i18next';
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
          <button type="button" className="btn" onClick={() => onMark(true)}>
            {t('messages.markRead')}
          </button>
          <button type="button" className="btn btn-t" onClick={() => onMark(false)}>
            {t('messages.markUnread')}
          </button>
        </>
      ) : (
        <span className="mute small" aria-hidden="true">
          {t('rows.selectAll')}
        </span>
      )}
    </div>
  );
}
