import type { ReactNode } from 'react';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';
import { useOutage } from '../../../platform/outage/OutageProvider.tsx';
import type { PartKey } from './shell-parts.ts';
import type { ShellParts } from './useShellParts.ts';

/** Whether the message of an outage speaks for a part of the shell, and offers to ask for it again. */
export function useIsQuiet(parts: ShellParts): (key: PartKey) => boolean {
  const { isOut } = useOutage();
  return (key) => isOut && parts.outages.includes(key);
}

interface PartFailureProps {
  part: PartKey;
  parts: ShellParts;
  className: string;
  children: ReactNode;
}

/** What stands in the place of a part of the shell that could not be had: what is missing, and a retry unless the outage message has one. */
export function PartFailure({ part, parts, className, children }: PartFailureProps) {
  const quiet = useIsQuiet(parts)(part);
  return (
    <div className={className} role={quiet ? 'note' : 'alert'}>
      {children}
      {!quiet && <RetryButton onRetry={() => parts.retry(part)} />}
    </div>
  );
}
