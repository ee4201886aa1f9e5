import { isOutage } from '../../../../platform/outage/outage-desk.ts';
import { useOutage, useOutagePart } from '../../../../platform/outage/OutageProvider.tsx';
import { FailureMessage } from '../../../../design/feedback/CardMessage.tsx';
import type { Problem } from '../../problem.ts';
import { useProblemText } from '../../useProblemText.ts';

/**
 * What stands in a card that asks for its content by itself and did not get it. In an outage it says so quietly: the message of the page speaks
 * for it, and its retry asks for this card too.
 */
export function CardFailure({
  problem,
  onRetry,
}: {
  problem: Problem | null;
  onRetry: () => void;
}) {
  const problemText = useProblemText();
  const { isOut } = useOutage();
  const isPart = problem !== null && isOutage(problem);
  // The card itself is counted where it stands on the page.
  useOutagePart(isPart ? { failed: true, weight: 0, retryParts: onRetry } : null);
  return (
    <FailureMessage
      reason={problemText(problem)}
      requestId={problem?.requestId}
      quiet={isOut && isPart}
      onRetry={onRetry}
    />
  );
}
