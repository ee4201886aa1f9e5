import { useMemo } from 'react';
import { isOutage } from '../../../platform/outage/outage-store.ts';
import { useOutage, useOutagePart } from '../../../platform/outage/OutageProvider.tsx';
import { Deferred } from '../../../design/loading/Deferred.tsx';
import { FailureMessage } from '../../../design/feedback/FailureMessage.tsx';
import { WHOLE_LIST } from '../problem.ts';
import { NoticeSkeleton } from '../cards/notices/NoticeSkeleton.tsx';
import type { DashboardState } from '../useDashboard.ts';
import { useDelayedSkeleton } from '../useDelayedSkeleton.ts';
import { useProblemText } from '../useProblemText.ts';
import { PanelCards } from './PanelCards.tsx';

/**
 * The cards of the panel, or a skeleton or failure message instead. A failure here does not affect
 * the page.
 */
export function PanelBody({
  state,
  hasMessagesOnly,
}: {
  state: DashboardState;
  hasMessagesOnly: boolean;
}) {
  const problemText = useProblemText();
  const { isOut } = useOutage();
  const showsSkeleton = useDelayedSkeleton(state.panel === null && state.isLoading);
  const panel = useMemo(
    () =>
      state.panel && hasMessagesOnly
        ? {
            ...state.panel,
            cards: state.panel.cards.filter(({ __typename }) => __typename === 'MessageCard'),
          }
        : state.panel,
    [state.panel, hasMessagesOnly],
  );
  const problem = state.isLoading ? undefined : state.panelProblems.get(WHOLE_LIST);
  const isDown = problem !== undefined && isOutage(problem);
  // Weight 0: the page already counts itself as failed, and both are retried together.
  useOutagePart(isDown ? { failed: true, weight: 0, retry: state.reload } : null);
  if (showsSkeleton) return <NoticeSkeleton />;
  if (panel === null && problem === undefined) return null;
  if (panel === null || problem !== undefined) {
    return (
      <FailureMessage
        reason={problemText(problem ?? null)}
        requestId={problem?.requestId}
        quiet={isOut && isDown}
        onRetry={state.reload}
      />
    );
  }
  return (
    <Deferred waiting={<NoticeSkeleton />}>
      <PanelCards panel={panel} state={state} />
    </Deferred>
  );
}
