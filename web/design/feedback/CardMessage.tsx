import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import './CardMessage.css';

interface CardMessageProps {
  icon: string;
  title: string;
  reason?: string | undefined;
  /** Screen readers announce it immediately. For failures. */
  urgent?: boolean;
  /** Lays the parts out in one row, for cards with little height. */
  flat?: boolean;
  children?: ReactNode;
}

/** The message of a card without content: what is the matter, why, and what the user can do. */
export function CardMessage({ icon, title, reason, urgent, flat, children }: CardMessageProps) {
  return (
    <div
      className={`card-message ${flat ? 'card-message-flat' : ''}`}
      role={urgent ? 'alert' : undefined}
    >
      <Icon name={icon} size="large" />
      <b className="card-message-title">{title}</b>
      {reason && <p className="card-message-reason">{reason}</p>}
      {children}
    </div>
  );
}

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
  if (quiet)
    return (
      <CardMessage
        icon="alert"
        title={t('card.error')}
        reason={reason}
        {...(flat ? { flat } : {})}
      />
    );
  return (
    <CardMessage
      icon="alert"
      title={t('card.error')}
      reason={reason}
      urgent
      {...(flat ? { flat } : {})}
    >
      <Button kind="plain" className="card-message-retry" onClick={onRetry}>
        <Icon name="refresh" />
        {t('card.retry')}
      </Button>
      {requestId && <RequestId id={requestId} />}
    </CardMessage>
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
