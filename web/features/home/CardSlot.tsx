import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../platform/language/useServerText.ts';
import { isOutage } from '../../platform/outage/outage-desk.ts';
import { useOutage, useOutagePart } from '../../platform/outage/OutageProvider.tsx';
import { FailureMessage } from '../../design/feedback/CardMessage.tsx';
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
  /** Where it is drawn; what was saved may not be drawn as it is. */
  position: Position;
  page: PageAnswer;
}

/** Drawn again only for what concerns it: neither the counters nor the figures of another card do. */
export const CardSlot = memo(
  Slot,
  (before, now) =>
    before.dashboardCode === now.dashboardCode &&
    before.card === now.card &&
    isSame(before.position, now.position) &&
    isSame(before.page, now.page),
);

const isSame = <Part extends object>(before: Part, now: Part) =>
  (Object.keys(now) as (keyof Part)[]).every((name) => before[name] === now[name]);

const noFilters: readonly FilterName[] = [];

/** One place of the dashboard: the card, or its skeleton, or what is the matter with it. What happens here happens to this card alone. */
function Slot({ dashboardCode, card: cached, position, page }: CardSlotProps) {
  const serverText = useServerText();
  const own = useCardState(dashboardCode, cached.code, page);
  const { place, keep } = usePreservedFocus<HTMLDivElement>(own.asking, '.card');
  const { row } = cached.position;
  const { onSeen } = page;
  const { askOnce } = own;
  const seen = useCallback(() => {
    onSeen?.(row);
    askOnce();
  }, [onSeen, row, askOnce]);
  useInView(place, own.unseen, seen);
  const hasData = !page.below && cardKindOf(cached).ready(cached);
  const card = hasData ? cached : (own.given ?? cached);
  const kind = cardKindOf(card);
  const title = serverText(card.i18nCode, card.name);
  const ready = (hasData || own.given !== null) && kind.ready(card);
  const shown = ready && (own.asking || !own.problem);
  const asking = own.asking || (!ready && page.asking && own.problem === null);
  function refresh() {
    keep();
    own.refresh();
  }
  const state = { ...own, asking, refresh };
  const failed = own.problem !== null && isOutage(own.problem);
  useOutagePart(
    own.unseen
      ? null
      : { failed, asking: asking || page.asking, weight: 1, retry: page.reload ?? own.refresh },
  );
  const { answer, filter, chosen = null, filters = noFilters, asOf = null } = page;
  const surroundings = useMemo(
    () => ({ dashboardCode, filter, chosen, filters, answer, asOf, traits: kind }),
    [dashboardCode, filter, chosen, filters, answer, asOf, kind],
  );
  return (
    <GridCell ref={place} position={position}>
      <CardPageProvider value={surroundings}>
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
  const waiting = state.asking || state.unseen;
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
          {state.late && (
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
