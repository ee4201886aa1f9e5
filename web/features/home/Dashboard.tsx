import { useTranslation } from 'react-i18next';
import { CardMessage, FailureMessage } from '../../kit/ui/CardMessage.tsx';
import { CardSlot } from './CardSlot.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import type { Problem } from './problem.ts';
import { type DashboardState, useDashboard } from './useDashboard.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePatience } from './usePatience.ts';
import { useProblemText } from './useProblemText.ts';
import './Dashboard.css';

/** A page of cards by its code: its head, and the cards in the places that the services gave them. */
export function Dashboard({ code }: { code: string }) {
  const state = useDashboard(code);
  const waiting = state.dashboard === null && state.asking;
  const showsSkeleton = usePatience(waiting);
  const { place, keep } = useKeptFocus<HTMLDivElement>(state.asking, 'h1');
  function retry() {
    keep();
    state.reload();
  }
  return (
    <div ref={place} className="dashboard" aria-busy={state.asking}>
      <DashboardHead code={code} dashboard={state.dashboard} refreshing={state.asking} onRefresh={state.reload} />
      {waiting || showsSkeleton ? (
        <DashboardSkeleton shown={showsSkeleton} />
      ) : (
        <Body code={code} state={state} onRetry={retry} />
      )}
    </div>
  );
}

function Body({ code, state, onRetry }: { code: string; state: DashboardState; onRetry: () => void }) {
  const { t } = useTranslation();
  const { dashboard, failure, problems, answer, asking } = state;
  if (!dashboard) return <Failure failure={failure} onRetry={onRetry} />;
  return (
    <>
      {failure && !asking && <Failure failure={failure} onRetry={onRetry} flat />}
      {dashboard.cards.length === 0 && (
        <div className="dashboard-message">
          <CardMessage icon="empty" title={t('portal_text_204')} reason={t('empty.dashboard')} />
        </div>
      )}
      <div className={`dashboard-grid ${asking ? 'dashboard-asking' : ''}`}>
        {dashboard.cards
          .toSorted((one, other) => one.position.row - other.position.row || one.position.column - other.position.column)
          .map((card) => (
            <CardSlot
              key={card.code}
              dashboardCode={code}
              card={card}
              page={{ answer, asking, problem: problems.get(card.code) ?? null }}
            />
          ))}
      </div>
    </>
  );
}

function Failure({ failure, onRetry, flat }: { failure: Problem | null; onRetry: () => void; flat?: boolean }) {
  const problemText = useProblemText();
  return (
    <div className={`dashboard-message ${flat ? 'dashboard-message-flat' : ''}`}>
      <FailureMessage
        reason={problemText(failure)}
        requestId={failure?.requestId}
        onRetry={onRetry}
        {...(flat ? { flat } : {})}
      />
    </div>
  );
}
