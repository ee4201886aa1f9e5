import { useState } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ListNote } from './ListNote.tsx';

interface FailureProps {
  reason: string;
  requestId?: string | undefined;
  flat?: boolean;
  /** Another message on the page already reports the failure and offers a retry. */
  quiet?: boolean;
  onRetry: () => void;
}

/**
 * A failure with its reason, a retry button and the request id for finding it in the gateway's log.
 */
export function FailureMessage({ reason, requestId, flat, quiet, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <ListNote
      place={flat === true ? 'line' : 'card'}
      isAlert={quiet !== true}
      icon="alert"
      title={t('card.error')}
      text={reason}
    >
      {quiet !== true && (
        <Button kind="plain" className="card-message-retry" onClick={onRetry}>
          <Icon name="refresh" />
          {t('card.retry')}
        </Button>
      )}
      {quiet !== true && requestId && <RequestId id={requestId} />}
    </ListNote>
  );
}

function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <Button
      className="card-message-request"
      aria-label={t('card.copyRequestId', { id })}
      onClick={() => void copy()}
    >
      <span className="clip">{t('card.requestId', { id })}</span>
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <span className="sr" aria-live="polite">
        {copied && t('card.copied')}
      </span>
    </Button>
  );
}
