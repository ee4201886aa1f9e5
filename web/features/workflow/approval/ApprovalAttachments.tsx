import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatSize } from '../../../design/number/size.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ApprovalAttachment } from './approval.ts';
import { PartContent } from './PartCard.tsx';
import { useTimeFormat } from './history/useTimeFormat.ts';
import type { MissingPart } from './useApproval.ts';
import './ApprovalAttachments.css';

interface ApprovalAttachmentsProps {
  attachments: readonly ApprovalAttachment[] | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
}

export function ApprovalAttachments({ attachments, missing, onRetry }: ApprovalAttachmentsProps) {
  const { t } = useTranslation();
  if (attachments === null && missing === undefined) return null;
  return (
    <section aria-labelledby="approval-attachments">
      <div className="approval-aside-head">
        <h2 id="approval-attachments">{t('approval.attachments')}</h2>
      </div>
      <PartContent missing={missing} onRetry={onRetry}>
        {attachments?.length === 0 && (
          <p className="small mute">{t('approval.attachments.none')}</p>
        )}
        <ul className="approval-attachments">
          {attachments?.map((attachment) => (
            <Attachment key={attachment.id} attachment={attachment} />
          ))}
        </ul>
      </PartContent>
    </section>
  );
}

/**
 * A link to a file served by the gateway. If its address is not allowed, only the name is shown.
 */
function Attachment({
  attachment: { name, url, sizeBytes, uploader, uploadedAt },
}: {
  attachment: ApprovalAttachment;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { full } = useTimeFormat();
  const from = [uploader?.name, uploadedAt === null ? null : full(uploadedAt)]
    .filter(Boolean)
    .join(' · ');
  const content = (
    <>
      <Icon name="clip" />
      <span className="grow clip">{name}</span>
      <span className="small mute">{sizeBytes === null ? '' : formatSize(sizeBytes, locale)}</span>
    </>
  );
  return (
    <li>
      {url === null ? (
        <span className="approval-attachment" title={t('approval.attachments.notAllowed')}>
          {content}
          <span className="sr">{t('approval.attachments.notAllowed')}</span>
        </span>
      ) : (
        <a
          className="approval-attachment"
          href={url}
          download={name}
          title={from ? `${name}\n${from}` : name}
        >
          {content}
        </a>
      )}
    </li>
  );
}
