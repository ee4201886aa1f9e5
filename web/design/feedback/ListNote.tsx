import type { ReactNode } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { reasonText, type Reason } from './reason.ts';
import { Icon } from '../icons/Icon.tsx';
import { RetryButton } from './RetryButton.tsx';
import './ListNote.css';

interface ListNoteProps {
  icon: string;
  title: string;
  text?: string | undefined;
  /** Where it stands. In a `line` its parts are in one row, for cards with little height. */
  place?: 'list' | 'card' | 'line';
  /** Screen readers announce it immediately. For failures. */
  isAlert?: boolean;
  /** Further actions, such as buttons. */
  children?: ReactNode;
}

const classes = {
  list: 'list-note',
  card: 'card-message',
  line: 'card-message card-message-flat',
} as const;

/**
 * Shown in place of a list, a card or a picker without content: what is the matter, why, and what
 * the user can do.
 */
export function ListNote(props: ListNoteProps) {
  const { icon, title, text = '', place = 'list', isAlert = false, children } = props;
  return (
    <div className={classes[place]} role={isAlert ? 'alert' : undefined}>
      <Icon name={icon} size="large" />
      <b>{title}</b>
      {text !== '' && <p>{text}</p>}
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
    <ListNote isAlert icon="alert" title={title} text={reasonText(t, failure)}>
      {failure.requestId !== null && (
        <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>
      )}
      <RetryButton onRetry={onRetry} />
    </ListNote>
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
