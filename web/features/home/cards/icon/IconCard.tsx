import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { formatCount } from '../../../../design/number/amount.ts';
import { formatBadge } from '../../../../design/number/badge.ts';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { CounterIcon } from '../count/CounterIcon.tsx';
import { CounterLink } from '../count/CounterLink.tsx';
import { useCounterTable } from '../count/useCounterTable.ts';
import '../count/CountCard.css';

/** A shortcut: an icon with a badge that shows the count. No badge if the count is 0, and — if it is unknown. */
function IconCard({ card, title, state }: CardProps<CardOf<'IconCard'>>) {
  const { t } = useTranslation();
  const table = useCounterTable(title, card.counter);
  const { counter } = card;
  if (!counter) return null;
  return (
    <CardFrame card={card} title={title} state={state} table={table}>
      <CounterLink
        counter={counter}
        moduleCode={card.moduleCode}
        name={title}
        label={t('counter.named', { name: title, number: formatCount(counter.openCount).exact })}
        className="icon-card"
      >
        <span className="icon-card-tile" aria-hidden="true">
          <CounterIcon name={counter.icon} colour={counter.iconColour} size="large" />
          {counter.openCount !== 0 && (
            <span className="icon-card-badge">{formatBadge(counter.openCount)}</span>
          )}
        </span>
      </CounterLink>
    </CardFrame>
  );
}

function IconSkeleton() {
  return (
    <div className="icon-card">
      <Skeleton width="2.75rem" height="2.75rem" />
    </div>
  );
}

export const iconKind: CardKind<CardOf<'IconCard'>> = {
  Component: IconCard,
  Skeleton: IconSkeleton,
  ready: (card) => card.counter !== null,
  layout: layoutTraits('star', 'figure', 2, 1, 9),
  withoutSales: true,
  isSmall: true,
};
