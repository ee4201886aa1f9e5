import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import './CardMessage.css';

interface CardMessageProps {
  icon: string;
  title: string;
  reason?: string | undefined;
  /** Announced at once: for failures. */
  urgent?: boolean;
  /** In one row, where a card has little height. */
  flat?: boolean;
  children?: ReactNode;
}

/** What stands in a card that has nothing to show: what is the matter, why, and what can be done. */
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
  /** Another message speaks for it and offers to try again. */
  quiet?: boolean;
  onRetry: () => void;
}

/** A failure: the reason in words, a retry, and the number under which the operator finds it in the log. */
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
      <button type="button" className="btn card-message-retry" onClick={onRetry}>
        <Icon name="refresh" />
        {t('card.retry')}
      </button>
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
    <button
      type="button"
      className="card-message-request"
      aria-label={t('card.copyRequestId', { id })}
      onClick={() => void copy()}
    >
      <span className="clip">{t('card.requestId', { id })}</span>
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <span className="sr" aria-live="polite">
        {copied && t('card.copied')}
      </span>
    </button>
  );
}
