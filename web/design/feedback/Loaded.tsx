import type { ReactNode } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { StatusPage } from './StatusPage.tsx';
import { ListFailure, StaleRows } from './ListNote.tsx';
import { reasonText, type Reason } from './reason.ts';

/** What is loaded, or why it is not. */
interface LoadedQuery<Part> {
  /** Null until loaded. With a failure it is what was loaded before. */
  part: Part | null;
  failure: (Reason & { requestId: string | null }) | null;
  /** The answer is that there is no such part. */
  isNone: boolean;
  reload: () => void;
}

interface LoadedProps<Part> {
  query: LoadedQuery<Part>;
  /** Shown until the part is loaded. */
  waiting: ReactNode;
  /** The title of a failure in a page, a list or a panel. Without it, the failure is a line. */
  failedTitle?: string;
  /** Beside the retry button of a page that failed. */
  actions?: ReactNode;
  /** The failure fills a page instead of the place of a list. */
  isPage?: boolean;
  /** Shown if there is no such part. Without it, that is a failure. */
  none?: ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * Shows what a query loaded, or its state: a placeholder, the failure with a retry, or that there is
 * nothing. If it could not be loaded again, what was loaded before stays below the reason.
 */
export function Loaded<Part>(props: LoadedProps<Part>) {
  const { query, waiting, failedTitle, actions, isPage = false, none, children } = props;
  const { part, failure, isNone, reload } = query;
  const { t } = useTranslation();
  if (isNone && none !== undefined) return none;
  if (part !== null)
    return (
      <>
        {failure !== null && <StaleRows failure={failure} onRetry={reload} />}
        {children(part)}
      </>
    );
  if (failure === null) return waiting;
  if (failedTitle === undefined)
    return (
      <FailureMessage
        flat
        reason={reasonText(t, failure)}
        requestId={failure.requestId ?? undefined}
        onRetry={reload}
      />
    );
  if (!isPage) return <ListFailure title={failedTitle} failure={failure} onRetry={reload} />;
  return (
    <StatusPage title={failedTitle} body={failure} onRetry={reload}>
      {actions}
    </StatusPage>
  );
}
