import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { extractPlainText } from '../../design/html/plain-text.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatTimeOrDay } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { RowCheckbox } from '../../design/table/list-table/RowCheckbox.tsx';
import { useRowKeys } from '../../design/table/list-table/useRowKeys.ts';
import type { useRowSelection } from '../../design/table/list-table/useRowSelection.ts';
import { MessageTag } from '../../platform/workbench/MessageTag.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import type { Message } from './useMessages.ts';

interface MessageListProps {
  label: string;
  /** Null while the first page is loading. */
  messages: readonly Message[] | null;
  openId: string | null;
  selecting: ReturnType<typeof useRowSelection<Message>>;
  busy: boolean;
  keys: boolean;
  onOpen: (message: Message) => void;
}

/** Number of lines of the loading placeholder. */
const PLACEHOLDER_LINES = 8;

/**
 * The messages of a page. Priority messages are pinned to the top; unread ones are bold and have a
 * dot.
 */
export function MessageList({
  label,
  messages,
  openId,
  selecting,
  busy,
  keys,
  onOpen,
}: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, keys, (index) => selecting.toggle(index, false));
  return (
    <div ref={list} className="message-list" aria-busy={busy || messages === null}>
      <ul aria-label={label}>
        {messages === null
          ? Array.from({ length: PLACEHOLDER_LINES }, (_, index) => (
              <li key={index} className="message-line">
                <SkeletonLines count={2} />
              </li>
            ))
          : messages.map((message, index) => (
              <MessageLine
                key={message.id}
                message={message}
                index={index}
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
  index: number;
  isOpen: boolean;
  selecting: MessageListProps['selecting'];
  onOpen: () => void;
}

function MessageLine({ message, index, isOpen, selecting, onOpen }: MessageLineProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const { type, title, content, isPriority, isRead, createdAt } = message;
  const classes = [
    'message-line',
    isRead ? '' : 'message-unread',
    isOpen || selecting.isTicked(index) ? 'list-lit' : '',
  ];
  return (
    <li data-row className={classes.filter(Boolean).join(' ')}>
      <RowCheckbox index={index} label={t('rows.select', { 0: title })} selecting={selecting} />
      <div className="grow">
        <div className="row">
          {!isRead && <span className="message-dot" aria-hidden="true" />}
          {isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
          <MessageTag type={type} />
          <Button className="list-open clip" data-row-opener aria-current={isOpen} onClick={onOpen}>
            {!isRead && <span className="sr">{t('messages.unreadMark')}</span>}
            {title}
          </Button>
          {createdAt !== null && (
            <time
              dateTime={createdAt}
              title={formatDayAndTime(createdAt, enterprise.timeZone, locale)}
            >
              {formatTimeOrDay(createdAt, { ...enterprise, locale })}
            </time>
          )}
        </div>
        <p className="message-glance clip">{extractPlainText(content)}</p>
      </div>
    </li>
  );
}
