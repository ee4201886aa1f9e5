import type { ReactNode } from 'react';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';
import { useOutage } from '../../../platform/outage/OutageProvider.tsx';
import type { PartKey } from './shell-parts.ts';
import type { ShellParts } from './useShellParts.ts';

/** Returns a function that tells whether the outage banner already reports a part as failed. */
export function useIsInOutage(parts: ShellParts): (key: PartKey) => boolean {
  const { isOut } = useOutage();
  return (key) => isOut && parts.outages.includes(key);
}

interface PartFailureProps {
  part: PartKey;
  parts: ShellParts;
  className: string;
  children: ReactNode;
}

/**
 * Shown instead of a part of the shell that failed. Has a retry unless the outage banner has one.
 */
export function PartFailure({ part, parts, className, children }: PartFailureProps) {
  const quiet = useIsInOutage(parts)(part);
  return (
    <div className={className} role={quiet ? 'note' : 'alert'}>
      {children}
      {!quiet && <RetryButton onRetry={() => parts.retry(part)} />}
    </div>
  );
}
