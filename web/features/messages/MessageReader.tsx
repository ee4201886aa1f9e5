import { useEffect, useRef } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { SanitizedHtml } from '../../design/html/SanitizedHtml.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { MessageTag } from '../../platform/workbench/MessageTag.tsx';
import { useOpenModule } from '../../platform/workbench/OpenModule.tsx';
import { messageTarget } from '../../platform/workbench/message-target.ts';
import type { Message } from './useMessages.ts';

interface MessageReaderProps {
  message: Message;
  onMark: (isRead: boolean) => void;
  /** Returns to the list; defined only if the message replaces the list. */
  onBack?: () => void;
}

/** Shows a message in full, with a link to the module it is about. */
export function MessageReader({ message, onMark, onBack }: MessageReaderProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const openModule = useOpenModule();
  const { id, type, title, content, isPriority, isRead, createdAt } = message;
  const target = messageTarget(message, title);
  const heading = useRef<HTMLHeadingElement>(null);
  const replacesList = onBack !== undefined;
  useEffect(
    function focusHeading() {
      if (replacesList) heading.current?.focus();
    },
    [replacesList, id],
  );
  return (
    <article className="message-reader" aria-label={title}>
      {onBack !== undefined && (
        <Button kind="quiet" className="message-back" onClick={onBack}>
          <Icon name="left" />
          {t('messages.back')}
        </Button>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="message-facts">
        {isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
        <MessageTag type={type} />
        {createdAt !== null && (
          <time dateTime={createdAt}>
            {formatDayAndTime(createdAt, enterprise.timeZone, locale)}
          </time>
        )}
        <span className="grow" />
        <Button kind="quiet" onClick={() => onMark(!isRead)}>
          {t(isRead ? 'messages.markUnread' : 'messages.markRead')}
        </Button>
        {target !== null && (
          <Button
            kind="primary"
            onClick={() => {
              if (!isRead) onMark(true);
              openModule(target);
            }}
          >
            {t('messages.handle')}
          </Button>
        )}
      </p>
      <SanitizedHtml html={content} headingLevel={3} />
    </article>
  );
}
