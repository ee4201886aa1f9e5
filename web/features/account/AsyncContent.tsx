import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { FailureMessage } from '../../design/feedback/CardMessage.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';

interface AsyncContentProps<T> {
  /** The result; null or undefined if it is missing. */
  result: T | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  children: (result: T) => ReactNode;
}

/**
 * Shows the state of a request in a dialog: a skeleton while loading, the failure, or the result.
 */
export function AsyncContent<T>({
  result,
  loading,
  error,
  onRetry,
  children,
}: AsyncContentProps<T>) {
  const { t } = useTranslation();
  if (result != null) return children(result);
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
