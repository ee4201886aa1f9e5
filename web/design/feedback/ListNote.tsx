import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { reasonText, type Reason } from './reason.ts';
import { Icon } from '../icons/Icon.tsx';
import { RetryButton } from './RetryButton.tsx';
import './ListNote.css';

interface ListNoteProps {
  icon: string;
  title: string;
  text?: string;
  /** Further actions, such as buttons. */
  children?: ReactNode;
}

/** Shown in place of a list without rows: why it is empty, and what the user can do. */
export function ListNote({ icon, title, text, children }: ListNoteProps) {
  return (
    <div className="list-note">
      <Icon name={icon} size="large" />
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

interface ListFailureProps {
  title: string;
  failure: Reason & { requestId: string | null };
  onRetry: () => void;
}

/** A list that could not be loaded: the reason, the request id and a retry button. */
export function ListFailure({ title, failure, onRetry }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <ListNote icon="alert" title={title} text={reasonText(t, failure)}>
        {failure.requestId !== null && (
          <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>
        )}
        <RetryButton onRetry={onRetry} />
      </ListNote>
    </div>
  );
}

/** Shown above rows that could not be reloaded: the rows are the previous ones. */
export function StaleRows({ failure, onRetry }: Omit<ListFailureProps, 'title'>) {
  const { t } = useTranslation();
  return (
    <div className="list-stale" role="alert">
      <Icon name="alert" size="small" />
      <span className="grow">
        {t('rows.stale', { 0: reasonText(t, failure) })}
        {failure.requestId !== null && ` ${t('failure.requestId', { 0: failure.requestId })}`}
      </span>
      <Button kind="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
