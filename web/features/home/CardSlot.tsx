import { useTranslation } from 'react-i18next';
import { useServerText } from '../../kit/language/useServerText.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { FailureMessage } from '../../kit/ui/CardMessage.tsx';
import { CardFrame } from './cards/CardFrame.tsx';
import { cardKindOf } from './cards/card-kinds.ts';
import type { CardKind } from './cards/card-kind.ts';
import { GridCell } from './GridCell.tsx';
import { type CardState, type PageAnswer, useCardState } from './useCardState.ts';
import type { DashboardCard } from './useDashboard.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useProblemText } from './useProblemText.ts';

interface CardSlotProps {
  dashboardCode: string;
  card: DashboardCard;
  page: PageAnswer;
}

/** One place of the dashboard: the card, or its skeleton, or what is the matter with it. What happens here happens to this card alone. */
export function CardSlot({ dashboardCode, card: cached, page }: CardSlotProps) {
  const serverText = useServerText();
  const own = useCardState(dashboardCode, cached.code, page);
  const { place, keep } = useKeptFocus<HTMLDivElement>(own.asking, '.card');
  const card = cardKindOf(cached).ready(cached) ? cached : (own.given ?? cached);
  const kind = cardKindOf(card);
  const title = serverText(card.i18nCode, card.name);
  const ready = kind.ready(card);
  const shown = ready && (own.asking || !own.problem);
  const asking = own.asking || (!ready && page.asking && own.problem === null);
  function refresh() {
    keep();
    own.refresh();
  }
  const state = { ...own, asking, refresh };
  return (
    <GridCell ref={place} position={card.position}>
      {shown ? (
        <kind.Component card={card} title={title} state={state} />
      ) : (
        <Waiting kind={kind} code={card.code} title={title} state={state} />
      )}
    </GridCell>
  );
}

function Waiting({ kind, code, title, state }: { kind: CardKind<DashboardCard>; code: string; title: string; state: CardState }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const body = state.asking ? (
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
      {...(kind.flat ? { flat: true } : {})}
    />
  );
  if (kind.flat) {
    return (
      <Card title={title} loading={state.asking} headless>
        {body}
      </Card>
    );
  }
  return (
    <CardFrame code={code} title={title} state={state} loading={state.asking} className={kind.waitingClass ?? ''}>
      {body}
    </CardFrame>
  );
}
