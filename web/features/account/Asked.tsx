import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { FailureMessage } from '../../design/feedback/CardMessage.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';

interface AskedProps<T> {
  /** The result; null or undefined if it is missing. */
  answer: T | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  children: (answer: T) => ReactNode;
}

/**
 * Shows the state of a request in a dialog: a skeleton while loading, the failure, or the result.
 */
export function Asked<T>({ answer, loading, error, onRetry, children }: AskedProps<T>) {
  const { t } = useTranslation();
  if (answer != null) return children(answer);
  if (loading) return <Skeleton height="6rem" />;
  const failure =
    error === undefined ? { textKey: 'service.unavailable', requestId: null } : failureOf(error);
  return (
    <FailureMessage
      flat
      reason={reasonText(t, failure)}
      requestId={failure.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}
