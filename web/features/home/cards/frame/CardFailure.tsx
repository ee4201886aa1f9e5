import { isOutage } from '../../../../platform/outage/outage-store.ts';
import { useOutage, useOutagePart } from '../../../../platform/outage/OutageProvider.tsx';
import { FailureMessage } from '../../../../design/feedback/FailureMessage.tsx';
import type { Problem } from '../../problem.ts';
import { useProblemText } from '../../useProblemText.ts';

/**
 * The failure message of a card that loads its own content. In an outage it is short, because the
 * message of the page explains the outage and its retry reloads this card too.
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
  // Weight 0: the page already counts the card.
  useOutagePart(isPart ? { failed: true, weight: 0, retry: onRetry } : null);
  return (
    <FailureMessage
      reason={problemText(problem)}
      requestId={problem?.requestId}
      quiet={isOut && isPart}
      onRetry={onRetry}
    />
  );
}
