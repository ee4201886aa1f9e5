import type { ReactNode } from 'react';
import './StatusPage.css';

interface StatusPageProps {
  /** An HTTP status such as 404; omitted inside a tab. */
  code?: string;
  title: string;
  body: string;
  detail?: string | null;
  /** 2 inside a tab, which has an h1 of its own. */
  level?: 1 | 2;
  children?: ReactNode;
}

/**
 * A page that only explains why it has no content and what the user can do. One layout for not
 * found, failed and not allowed.
 */
export function StatusPage({ code, title, body, detail, level = 1, children }: StatusPageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="status-page">
      {code !== undefined && (
        <p className="status-page-code" aria-hidden="true">
          {code}
        </p>
      )}
      <Heading className="status-page-title">{title}</Heading>
      <p className="status-page-body">{body}</p>
      {detail != null && <p className="status-page-detail">{detail}</p>}
      <div className="status-page-actions">{children}</div>
    </div>
  );
}
