import { useTranslation } from '../../design/language/useTranslation.ts';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { cardKinds } from './cards/card-kinds.ts';
import { unknownKind } from './cards/unknown/UnknownCard.tsx';
import type { CardKind, CardTypename } from './cards/frame/card-kind.ts';
import type { DashboardCard } from './dashboard-card.ts';
import { GridCell } from './GridCell.tsx';

/**
 * The usual layout of a home page. It gives the page its final shape before the cards are known.
 */
const defaultLayout: readonly {
  kind: CardTypename;
  row: number;
  column: number;
  width: number;
  height: number;
}[] = [
  { kind: 'KpiCard', row: 1, column: 1, width: 3, height: 1 },
  { kind: 'KpiCard', row: 1, column: 4, width: 3, height: 1 },
  { kind: 'KpiCard', row: 1, column: 7, width: 3, height: 1 },
  { kind: 'KpiCard', row: 1, column: 10, width: 3, height: 1 },
  { kind: 'TodoCard', row: 2, column: 1, width: 12, height: 1 },
  { kind: 'SalesLineCard', row: 3, column: 1, width: 8, height: 2 },
  { kind: 'StoreRankingCard', row: 3, column: 9, width: 4, height: 2 },
];

/** Takes up its space at once, but is visible only if `shown`. */
export function DashboardSkeleton({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      className={`dashboard-grid ${shown ? '' : 'dashboard-hidden'}`}
      data-testid="dashboard-skeleton"
    >
      <span className="sr" role="status">
        {shown && t('home.loading')}
      </span>
      {defaultLayout.map((card) => (
        <GridCell key={card.kind + String(card.column)} position={card}>
          <CardShape kind={cardKinds[card.kind] ?? unknownKind} />
        </GridCell>
      ))}
    </div>
  );
}

type Shape = Pick<CardKind<DashboardCard>, 'Skeleton' | 'flat' | 'waitingClass'>;

/** The shape of a card without its title and controls, which takes little time to render. */
export function CardShape({ kind }: { kind: Shape }) {
  const { Skeleton: Content, flat = false, waitingClass = '' } = kind;
  return (
    <div className={`card ${flat ? 'card-flat' : ''} ${waitingClass}`} aria-hidden="true">
      <div className="card-head">
        {flat ? <span className="dashboard-flat-tools" /> : <Skeleton width="5rem" height="1rem" />}
      </div>
      <div className="card-content">
        <Content />
      </div>
    </div>
  );
}
