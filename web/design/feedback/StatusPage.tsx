import type { ReactNode } from 'react';
import './StatusPage.css';

interface StatusPageProps {
  /** 404 and the like; left out inside a tab. */
  code?: string;
  title: string;
  body: string;
  detail?: string | null;
  /** Inside a tab the tab's own heading stands above. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** A page that says why there is nothing else on it, and what one can do. The same layout for not found, failed and not allowed. */
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
