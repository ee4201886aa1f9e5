import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../design/html/plain-text.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { dayAndTime, timeOrDay } from '../../design/number/calendar.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { RowBox } from '../../design/table/list-table/RowBox.tsx';
import { useRowKeys } from '../../design/table/list-table/useRowKeys.ts';
import type { useRowSelection } from '../../design/table/list-table/useRowSelection.ts';
import { MessageTag } from '../../platform/workbench/MessageTag.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import type { Message } from './useMessages.ts';

interface MessageListProps {
  label: string;
  /** Null while the first ones are on their way. */
  messages: readonly Message[] | null;
  openId: string | null;
  selecting: ReturnType<typeof useRowSelection<Message>>;
  busy: boolean;
  keys: boolean;
  onOpen: (message: Message) => void;
}

/** How many lines the shape of the list has. */
const shapeLines = 8;

/** The messages of a page: what matters more is pinned to the top, what is unread is bold and has a dot. */
export function MessageList({
  label,
  messages,
  openId,
  selecting,
  busy,
  keys,
  onOpen,
}: MessageListProps) {
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place, keys, (at) => selecting.toggle(at, false));
  return (
    <div ref={place} className="message-list" aria-busy={busy || messages === null}>
      <ul aria-label={label}>
        {messages === null
          ? Array.from({ length: shapeLines }, (_, at) => (
              <li key={at} className="message-line">
                <SkeletonLines count={2} />
              </li>
            ))
          : messages.map((message, at) => (
              <MessageLine
                key={message.id}
                message={message}
                at={at}
                isOpen={message.id === openId}
                selecting={selecting}
                onOpen={() => onOpen(message)}
              />
            ))}
      </ul>
    </div>
  );
}

interface MessageLineProps {
  message: Message;
  at: number;
  isOpen: boolean;
  selecting: MessageListProps['selecting'];
  onOpen: () => void;
}

function MessageLine({ message, at, isOpen, selecting, onOpen }: MessageLineProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const { type, title, content, isPriority, isRead, createdAt } = message;
  const classes = [
    'message-line',
    isRead ? '' : 'message-unread',
    isOpen || selecting.isTicked(at) ? 'list-lit' : '',
  ];
  return (
    <li data-row className={classes.filter(Boolean).join(' ')}>
      <RowBox at={at} label={t('rows.select', { 0: title })} selecting={selecting} />
      <div className="grow">
        <div className="row">
          {!isRead && <span className="message-dot" aria-hidden="true" />}
          {isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
          <MessageTag type={type} />
          <button
            type="button"
            className="list-open clip"
            data-row-opener
            aria-current={isOpen}
            onClick={onOpen}
          >
            {!isRead && <span className="sr">{t('messages.unreadMark')}</span>}
            {title}
          </button>
          {createdAt !== null && (
            <time dateTime={createdAt} title={dayAndTime(createdAt, enterprise.timeZone, locale)}>
              {timeOrDay(createdAt, { ...enterprise, locale })}
            </time>
          )}
        </div>
        <p className="message-glance clip">{plainText(content)}</p>
      </div>
    </li>
  );
}
