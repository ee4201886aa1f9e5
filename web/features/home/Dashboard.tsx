import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { isOutage } from '../../platform/outage/outage-store.ts';
import { useOutage, useOutagePart } from '../../platform/outage/OutageProvider.tsx';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { Deferred } from '../../design/loading/Deferred.tsx';
import { FailureMessage } from '../../design/feedback/FailureMessage.tsx';
import { CardSlot } from './CardSlot.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { CardShape, DashboardSkeleton } from './DashboardSkeleton.tsx';
import { GridCell } from './GridCell.tsx';
import { cardKindOf } from './cards/card-kinds.ts';
import { DashboardFilterBar } from './filters/DashboardFilterBar.tsx';
import { FilterProvider } from './filters/FilterContext.tsx';
import { normalizeLayout } from './layout/editor/grid.ts';
import type { Problem } from './problem.ts';
import { type DashboardState, useDashboard } from './useDashboard.ts';
import { usePreservedFocus } from './usePreservedFocus.ts';
import { useDelayedSkeleton } from './useDelayedSkeleton.ts';
import { useProblemText } from './useProblemText.ts';
import './Dashboard.css';

interface DashboardProps {
  code: string;
  /** Its title until its own name is known. */
  title?: string | undefined;
}

/** The dashboard with this code. */
export function Dashboard(props: DashboardProps) {
  return (
    <FilterProvider>
      <OwnDashboard {...props} />
    </FilterProvider>
  );
}

function OwnDashboard({ code, title }: DashboardProps) {
  return <DashboardView state={useDashboard(code)} title={title} />;
}

interface DashboardViewProps {
  state: DashboardState;
  title?: string | undefined;
  /** Further buttons at the end of the head. */
  tools?: ReactNode;
}

const DEFAULT_CARD_COUNT = 12;

/** The head of a dashboard and its cards, at the positions of the layout. */
export function DashboardView({ state, title, tools }: DashboardViewProps) {
  const { isOut } = useOutage();
  const { filters } = state;
  // The cards are unknown while the page itself has failed, so it counts as the usual number of
  // cards.
  const isPageDown = state.failure !== null && isOutage(state.failure);
  useOutagePart(
    isPageDown
      ? {
          failed: true,
          isReloading: state.isLoading,
          weight: DEFAULT_CARD_COUNT,
          retry: state.reload,
        }
      : null,
  );
  // In an outage the page is reloaded automatically. The message stays until there is an answer, so
  // that it does not flicker.
  const waiting = state.dashboard === null && state.isLoading && !(isOut && isPageDown);
  const showsSkeleton = useDelayedSkeleton(waiting);
  const { container, preserve } = usePreservedFocus<HTMLDivElement>(state.isLoading, 'h1');
  function retry() {
    preserve();
    state.reload();
  }
  return (
    <div ref={container} className="dashboard" aria-busy={state.isLoading}>
      <DashboardHead
        code={state.code}
        title={title}
        dashboard={state.dashboard}
        refreshing={state.isLoading}
        onRefresh={state.reload}
        tools={tools}
      />
      {filters.length > 0 && <DashboardFilterBar known={filters} />}
      {waiting || showsSkeleton ? (
        <>
          {/* Almost every dashboard has filters: without their space its cards would move down. */}
          {filters.length === 0 && <div className="filter-space" />}
          <DashboardSkeleton shown={showsSkeleton} />
        </>
      ) : (
        <Body state={state} onRetry={retry} />
      )}
    </div>
  );
}

function Body({ state, onRetry }: { state: DashboardState; onRetry: () => void }) {
  const { t } = useTranslation();
  const { dashboard, failure, isLoading } = state;
  if (!dashboard) return <Failure failure={failure} onRetry={onRetry} />;
  return (
    <>
      {failure && !isLoading && <Failure failure={failure} onRetry={onRetry} flat />}
      {dashboard.cards.length === 0 && (
        <div className="dashboard-message">
          <ListNote
            place="card"
            icon="empty"
            title={t('portal_text_204')}
            text={t('empty.dashboard')}
          />
        </div>
      )}
      <Cards state={state} dashboard={dashboard} />
    </>
  );
}

interface CardsProps {
  state: DashboardState;
  dashboard: NonNullable<DashboardState['dashboard']>;
}

/**
 * The first grid rows have the figures, so they are rendered before the other cards. A card that
 * moves between them keeps its state.
 */
const FIRST_ROWS = 2;

function Cards({ state, dashboard }: CardsProps) {
  const { code, problems, answer, isLoading, filter, chosen, filters, onSeen, reload } = state;
  const { asOf, below, cards } = dashboard;
  const page = { answer, isLoading, filter, chosen, filters, asOf, onSeen, reload };
  return (
    <div className={`dashboard-grid ${isLoading ? 'dashboard-asking' : ''}`}>
      {normalizeLayout(cards.map((card) => ({ card, position: card.position }))).map(
        ({ card, position }) => {
          const problem = problems.get(card.code) ?? null;
          return (
            <Deferred
              key={card.code}
              isFirst={position.row <= FIRST_ROWS}
              waiting={
                <GridCell position={position}>
                  <CardShape kind={cardKindOf(card)} />
                </GridCell>
              }
            >
              <CardSlot
                dashboardCode={code}
                card={card}
                position={position}
                page={{ ...page, problem, below: below.has(card.code) }}
              />
            </Deferred>
          );
        },
      )}
    </div>
  );
}

function Failure({
  failure,
  onRetry,
  flat,
}: {
  failure: Problem | null;
  onRetry: () => void;
  flat?: boolean;
}) {
  const problemText = useProblemText();
  const { isOut } = useOutage();
  return (
    <div className={`dashboard-message ${flat ? 'dashboard-message-flat' : ''}`}>
      <FailureMessage
        reason={problemText(failure)}
        requestId={failure?.requestId}
        onRetry={onRetry}
        quiet={isOut && failure !== null && isOutage(failure)}
        {...(flat ? { flat } : {})}
      />
    </div>
  );
}
