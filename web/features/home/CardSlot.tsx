import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { isOutage } from '../../platform/outage/outage-store.ts';
import { useOutage, useOutagePart } from '../../platform/outage/OutageProvider.tsx';
import { FailureMessage } from '../../design/feedback/FailureMessage.tsx';
import { CardFrame } from './cards/frame/CardFrame.tsx';
import { cardKindOf } from './cards/card-kinds.ts';
import type { CardKind } from './cards/frame/card-kind.ts';
import type { FilterName } from './filters/sales-filter.ts';
import { GridCell } from './GridCell.tsx';
import type { Position } from './layout/editor/grid.ts';
import { CardPageProvider } from './PageContext.tsx';
import { type CardState, type PageAnswer, useCardState } from './useCardState.ts';
import type { DashboardCard } from './dashboard-card.ts';
import { useInView } from './useInView.ts';
import { usePreservedFocus } from './usePreservedFocus.ts';
import { useProblemText } from './useProblemText.ts';

interface CardSlotProps {
  dashboardCode: string;
  card: DashboardCard;
  /** Where the card is shown. It may differ from the saved position, which may not fit the grid. */
  position: Position;
  page: PageAnswer;
}

/** Rendered again only if its own data change, not when the data of other cards do. */
export const CardSlot = memo(
  Slot,
  (before, after) =>
    before.dashboardCode === after.dashboardCode &&
    before.card === after.card &&
    hasSameValues(before.position, after.position) &&
    hasSameValues(before.page, after.page),
);

const hasSameValues = <Part extends object>(before: Part, after: Part) =>
  (Object.keys(after) as (keyof Part)[]).every((name) => before[name] === after[name]);

const noFilters: readonly FilterName[] = [];

/**
 * One cell of the dashboard: the card, its skeleton while it loads, or its problem. A failure
 * affects this card alone.
 */
function Slot({ dashboardCode, card: cached, position, page }: CardSlotProps) {
  const serverText = useServerText();
  const cardState = useCardState(dashboardCode, cached.code, page);
  const { container: slot, preserve } = usePreservedFocus<HTMLDivElement>(
    cardState.isLoading,
    '.card',
  );
  const { row } = cached.position;
  const { onSeen } = page;
  const { loadOnce } = cardState;
  const seen = useCallback(() => {
    onSeen?.(row);
    loadOnce();
  }, [onSeen, row, loadOnce]);
  useInView(slot, cardState.isUnseen, seen);
  const hasData = !page.below && cardKindOf(cached).ready(cached);
  const card = hasData ? cached : (cardState.received ?? cached);
  const kind = cardKindOf(card);
  const title = serverText(card.i18nCode, card.name);
  const ready = (hasData || cardState.received !== null) && kind.ready(card);
  const shown = ready && (cardState.isLoading || !cardState.problem);
  const isLoading = cardState.isLoading || (!ready && page.isLoading && cardState.problem === null);
  function refresh() {
    preserve();
    cardState.refresh();
  }
  const state = { ...cardState, isLoading, refresh };
  const failed = cardState.problem !== null && isOutage(cardState.problem);
  useOutagePart(
    cardState.isUnseen
      ? null
      : {
          failed,
          isReloading: isLoading || page.isLoading,
          weight: 1,
          retry: page.reload ?? cardState.refresh,
        },
  );
  const { answer, filter, chosen = null, filters = noFilters, asOf = null } = page;
  const cardPage = useMemo(
    () => ({ dashboardCode, filter, chosen, filters, answer, asOf, traits: kind }),
    [dashboardCode, filter, chosen, filters, answer, asOf, kind],
  );
  return (
    <GridCell ref={slot} position={position}>
      <CardPageProvider value={cardPage}>
        {shown ? (
          <kind.Component card={card} title={title} state={state} />
        ) : (
          <Waiting kind={kind} card={card} title={title} state={state} />
        )}
      </CardPageProvider>
    </GridCell>
  );
}

interface WaitingProps {
  kind: CardKind<DashboardCard>;
  card: DashboardCard;
  title: string;
  state: CardState;
}

function Waiting({ kind, card, title, state }: WaitingProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { isOut } = useOutage();
  const waiting = state.isLoading || state.isUnseen;
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      loading={waiting}
      flat={kind.flat ?? false}
      className={kind.waitingClass ?? ''}
    >
      {waiting ? (
        <>
          <kind.Skeleton />
          <p className="card-unprinted">{t('card.unprinted')}</p>
          {state.isLate && (
            <p className="card-late" role="status">
              {t('card.late')}
            </p>
          )}
        </>
      ) : (
        <FailureMessage
          reason={problemText(state.problem)}
          requestId={state.problem?.requestId}
          onRetry={state.refresh}
          quiet={isOut && state.problem !== null && isOutage(state.problem)}
          {...(kind.flat ? { flat: true } : {})}
        />
      )}
    </CardFrame>
  );
}
