import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SanitisedHtml } from '../../design/html/SanitisedHtml.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { dayAndTime } from '../../design/number/calendar.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { MessageTag } from '../../platform/workbench/MessageTag.tsx';
import { useOpenModule } from '../../platform/workbench/OpenModule.tsx';
import { targetOf } from '../../platform/workbench/message-target.ts';
import type { Message } from './useMessages.ts';

interface MessageReaderProps {
  message: Message;
  onMark: (isRead: boolean) => void;
  /** Leads back to the list, where the message lies over it. */
  onBack?: () => void;
}

/** A message with its whole text, and the way to what it is about. */
export function MessageReader({ message, onMark, onBack }: MessageReaderProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const openModule = useOpenModule();
  const { id, type, title, content, isPriority, isRead, createdAt } = message;
  const target = targetOf(message, title);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = onBack !== undefined;
  useEffect(
    function goToText() {
      if (over) heading.current?.focus();
    },
    [over, id],
  );
  return (
    <article className="message-reader" aria-label={title}>
      {onBack !== undefined && (
        <button type="button" className="btn btn-t message-back" onClick={onBack}>
          <Icon name="left" />
          {t('messages.back')}
        </button>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="message-facts">
        {isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
        <MessageTag type={type} />
        {createdAt !== null && (
          <time dateTime={createdAt}>{dayAndTime(createdAt, enterprise.timeZone, locale)}</time>
        )}
        <span className="grow" />
        <button type="button" className="btn btn-t" onClick={() => onMark(!isRead)}>
          {t(isRead ? 'messages.markUnread' : 'messages.markRead')}
        </button>
        {target !== null && (
          <button
            type="button"
            className="btn btn-p"
            onClick={() => {
              if (!isRead) onMark(true);
              openModule(target);
            }}
          >
            {t('messages.handle')}
          </button>
        )}
      </p>
      <SanitisedHtml html={content} headingLevel={3} />
    </article>
  );
}
