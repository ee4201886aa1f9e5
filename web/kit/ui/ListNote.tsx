import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import './ListNote.css';

interface ListNoteProps {
  icon: string;
  title: string;
  text?: string;
  /** Ways on. */
  children?: ReactNode;
}

/** What stands where a list has no rows: why, and what one can do. */
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
  failure: { textKey: string; requestId: string | null };
  onRetry: () => void;
}

/** A list that could not be had: why, the number under which an operator finds it, and a way to ask again. */
export function ListFailure({ title, failure: { textKey, requestId }, onRetry }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <ListNote icon="alert" title={title} text={t(textKey)}>
        {requestId !== null && <p className="small mute">{t('failure.requestId', { 0: requestId })}</p>}
        <button type="button" className="btn" onClick={onRetry}>
          {t('retry')}
        </button>
      </ListNote>
    </div>
  );
}

/** Over rows that could not be asked for anew: they are the former ones. */
export function StaleRows({ failure: { textKey, requestId }, onRetry }: Omit<ListFailureProps, 'title'>) {
  const { t } = useTranslation();
  return (
    <div className="list-stale" role="alert">
      <Icon name="alert" size="small" />
      <span className="grow">
        {t('rows.stale', { 0: t(textKey) })}
        {requestId !== null && ` ${t('failure.requestId', { 0: requestId })}`}
      </span>
      <button type="button" className="btn btn-t" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
