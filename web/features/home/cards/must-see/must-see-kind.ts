import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';

type Card = CardOf<'MustSeeCard'>;

export const mustSeeKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./MustSeeCard.tsx')).MustSeeCard, {
    Skeleton: NoticeSkeleton,
  }),
  Skeleton: NoticeSkeleton,
  ready: (card) => card.items !== null,
  layout: layoutTraits('eye', 'text', 3, 1, 12),
  withoutSales: true,
};
