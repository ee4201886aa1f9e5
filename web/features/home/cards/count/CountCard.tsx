import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatAmount, formatCount } from '../../../../design/number/amount.ts';
import { formatBadge } from '../../../../design/number/badge.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { CounterIcon } from './CounterIcon.tsx';
import { CounterLink } from './CounterLink.tsx';
import { useCounterTable } from './useCounterTable.ts';
import './CountCard.css';

/** A counter of open work. A click opens the module in which it is done. */
function CountCard({ card, title, state }: CardProps<CardOf<'CountCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { currency } = useViewer().enterprise;
  const table = useCounterTable(title, card.counter);
  const { counter } = card;
  if (!counter) return null;
  const count = formatCount(counter.openCount);
  const amount =
    counter.amount === null ? null : formatAmount(counter.amount, { locale, currency });
  const number = amount ? `${count.exact}, ${amount.exact}` : count.exact;
  return (
    <CardFrame card={card} title={title} state={state} table={table}>
      <CounterLink
        counter={counter}
        moduleCode={card.moduleCode}
        name={title}
        label={t('counter.named', { name: title, number })}
        className={`count-card ${counter.openCount === 0 ? 'count-card-zero' : ''}`}
      >
        {counter.icon && <CounterIcon name={counter.icon} colour={counter.iconColour} />}
        <span className="count-card-number" aria-hidden="true">
          {formatBadge(counter.openCount)}
        </span>
        {amount && (
          <span className="count-card-amount" aria-hidden="true">
            {amount.text}
          </span>
        )}
      </CounterLink>
    </CardFrame>
  );
}

function CountSkeleton() {
  return (
    <div className="count-card">
      <Skeleton width="4rem" height="1.75rem" />
    </div>
  );
}

export const countKind: CardKind<CardOf<'CountCard'>> = {
  Component: CountCard,
  Skeleton: CountSkeleton,
  ready: (card) => card.counter !== null,
  layout: layoutTraits('tag', 'figure', 2, 1, 9),
  withoutSales: true,
  isSmall: true,
};
