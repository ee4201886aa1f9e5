import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { reasonText, type Reason } from './reason.ts';
import { StatusPage } from './StatusPage.tsx';

interface FailedPageProps {
  title: string;
  /** Why it failed, and the request id for the gateway's log. */
  failure: Reason & { requestId: string | null };
  onRetry: () => void;
  /** Further actions, such as links to other pages. */
  children?: ReactNode;
}

/** A page whose content could not be loaded: the reason and a retry button. */
export function FailedPage({ title, failure, onRetry, children }: FailedPageProps) {
  const { t } = useTranslation();
  const { requestId } = failure;
  const detail = requestId === null ? null : t('failure.requestId', { 0: requestId });
  return (
    <StatusPage title={title} body={reasonText(t, failure)} detail={detail}>
      <Button kind="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
      {children}
    </StatusPage>
  );
}
