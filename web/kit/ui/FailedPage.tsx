import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from './StatusPage.tsx';

interface FailedPageProps {
  title: string;
  /** Why, as a text key, and the number that an operator can find it by. */
  failure: { textKey: string; requestId: string | null };
  onRetry: () => void;
  /** Further ways on. */
  children?: ReactNode;
}

/** A page whose content could not be had: why, and a way to ask for it again. */
export function FailedPage({ title, failure: { textKey, requestId }, onRetry, children }: FailedPageProps) {
  const { t } = useTranslation();
  const detail = requestId === null ? null : t('failure.requestId', { 0: requestId });
  return (
    <StatusPage title={title} body={t(textKey)} detail={detail}>
      <button className="btn btn-p" type="button" onClick={onRetry}>
        {t('retry')}
      </button>
      {children}
    </StatusPage>
  );
}
