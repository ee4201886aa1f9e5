import { useTranslation } from 'react-i18next';
import { useServerText } from '../../kit/language/useServerText.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { FailureMessage } from '../../kit/ui/CardMessage.tsx';
import { CardFrame } from './cards/CardFrame.tsx';
import { cardKindOf } from './cards/card-kinds.ts';
import type { CardKind } from './cards/card-kind.ts';
import { type CardState, type PageAnswer, useCardState } from './useCardState.ts';
import type { DashboardCard } from './useDashboard.ts';
import { useProblemText } from './useProblemText.ts';

interface CardSlotProps {
  dashboardCode: string;
  card: DashboardCard;
  page: PageAnswer;
}

/** One place of the dashboard: the card, or its skeleton, or what is the matter with it. What happens here happens to this card alone. */
export function CardSlot({ dashboardCode, card, page }: CardSlotProps) {
  const serverText = useServerText();
  const state = useCardState(dashboardCode, card.code, page);
  const kind = cardKindOf(card);
  const title = serverText(card.i18nCode, card.name);
  const ready = kind.ready(card);
  if (ready && (state.asking || !state.problem)) return <kind.Component card={card} title={title} state={state} />;
  const asking = state.asking || (page.asking && state.problem === null);
  return <Waiting kind={kind} code={card.code} title={title} state={{ ...state, asking }} />;
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
