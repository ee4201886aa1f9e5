import type { ReactNode } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { reasonText, type Reason } from './reason.ts';
import './StatusPage.css';

interface StatusPageProps {
  /** An HTTP status such as 404; omitted inside a tab. */
  code?: string;
  title: string;
  /** The explanation, or why loading failed with the request id for the gateway's log. */
  body: string | (Reason & { requestId: string | null });
  /** 2 inside a tab, which has an h1 of its own. */
  level?: 1 | 2;
  /** Shows a retry button as the main action. */
  onRetry?: () => void;
  /** Further actions, such as links to other pages. */
  children?: ReactNode;
}

/**
 * A page that only explains why it has no content and what the user can do. One layout for not
 * found, failed and not allowed.
 */
export function StatusPage({ code, title, body, level = 1, onRetry, children }: StatusPageProps) {
  const { t } = useTranslation();
  const Heading = level === 1 ? 'h1' : 'h2';
  const isText = typeof body === 'string';
  return (
    <div className="status-page" role="alert">
      {code !== undefined && (
        <p className="status-page-code" aria-hidden="true">
          {code}
        </p>
      )}
      <Heading className="status-page-title">{title}</Heading>
      <p className="status-page-body">{isText ? body : reasonText(t, body)}</p>
      {!isText && body.requestId !== null && (
        <p className="status-page-detail">{t('failure.requestId', { 0: body.requestId })}</p>
      )}
      <div className="status-page-actions">
        {onRetry !== undefined && (
          <Button kind="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
