import { useTranslation } from '../../design/language/useTranslation.ts';
import type { MessageType } from '../../generated/schema.ts';
import './MessageTag.css';

const tags: Readonly<Record<MessageType, { className: string; labelKey: string }>> = {
  ANNOUNCEMENT: { className: 'tag-announcement', labelKey: 'message.announcement' },
  TODO: { className: 'tag-todo', labelKey: 'message.todo' },
  ALERT: { className: 'tag-alert', labelKey: 'message.alert' },
  SYSTEM: { className: 'tag-system', labelKey: 'message.system' },
  NOTICE: { className: 'tag-notice', labelKey: 'message.notice' },
  UNKNOWN: { className: '', labelKey: 'message.other' },
};

/**
 * The type of a message as a colored tag: to-do blue, alert orange, system lime, notice magenta,
 * announcement cyan.
 */
export function MessageTag({ type }: { type: MessageType }) {
  const { t } = useTranslation();
  const { className, labelKey } = tags[type];
  return <span className={`tag ${className}`}>{t(labelKey)}</span>;
}
