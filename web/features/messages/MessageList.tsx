import { useTranslation } from '../../design/language/useTranslation.ts';
import { extractPlainText } from '../../design/html/plain-text.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatTimeOrDay } from '../../design/number/format-day.ts';
import type { ListColumn, ListSelection } from '../../design/table/list-table/list-view.ts';
import { ListTable } from '../../design/table/ListTable.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { MessageTag } from '../../platform/workbench/MessageTag.tsx';
import type { Message } from './useMessages.ts';

interface MessageListProps {
  label: string;
  /** Null while the first page is loading. */
  messages: readonly Message[] | null;
  openId: string | null;
  selection: ListSelection<Message>;
  busy: boolean;
  keys: boolean;
  onOpen: (message: Message) => void;
}

/**
 * The messages of a page. Priority messages are pinned to the top; unread ones are bold and have a
 * dot.
 */
export function MessageList({ label, messages, openId, keys, ...list }: MessageListProps) {
  return (
    <ListTable
      label={label}
      columns={useMessageColumns()}
      rows={messages}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      openKey={openId}
      keysEnabled={keys}
      {...list}
    />
  );
}

function useMessageColumns(): readonly ListColumn<Message>[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return [
    {
      key: 'title',
      title: t('messages.title'),
      opens: true,
      wide: true,
      cell: ({ title, isRead }) =>
        isRead ? (
          title
        ) : (
          <b>
            <span className="message-dot" aria-hidden="true" />
            <span className="sr">{t('messages.unreadMark')}</span>
            {title}
          </b>
        ),
      note: ({ type, isPriority, content }) => (
        <span className="message-glance">
          {isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
          <MessageTag type={type} />
          <span className="clip">{extractPlainText(content)}</span>
        </span>
      ),
    },
    {
      key: 'time',
      title: t('messages.time'),
      onCard: 'corner',
      cell: ({ createdAt }) =>
        createdAt !== null && (
          <time
            className="small mute"
            dateTime={createdAt}
            title={formatDayAndTime(createdAt, enterprise.timeZone, locale)}
          >
            {formatTimeOrDay(createdAt, { ...enterprise, locale })}
          </time>
        ),
    },
  ];
}
