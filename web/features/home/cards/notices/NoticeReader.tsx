import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { SanitizedHtml } from '../../../../design/html/SanitizedHtml.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../../design/number/format-day.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { MessageTag } from '../../../../platform/workbench/MessageTag.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import type { Notice_MessageFragment } from './notice-message.gen.ts';

/** A dialog with the full text of a notice that has no module. */
export function NoticeReader({
  notice,
  onClose,
}: {
  notice: Notice_MessageFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return (
    <ModalDialog
      title={notice.title}
      onClose={onClose}
      footer={
        <Button kind="plain" onClick={onClose}>
          {t('card.close')}
        </Button>
      }
    >
      <div className="notice-dialog">
        <p className="notice-facts">
          <MessageTag type={notice.type} />
          {notice.createdAt !== null && (
            <time dateTime={notice.createdAt}>
              {formatDayAndTime(notice.createdAt, enterprise.timeZone, locale)}
            </time>
          )}
        </p>
        <SanitizedHtml html={notice.content} headingLevel={3} />
      </div>
    </ModalDialog>
  );
}
