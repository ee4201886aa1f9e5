import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { CardGroupSkeleton } from './CardGroupSkeleton.tsx';

type Card = CardOf<'CardGroupCard'>;

export const cardGroupKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./CardGroupCard.tsx')).CardGroupCard, {
    Skeleton: CardGroupSkeleton,
  }),
  Skeleton: CardGroupSkeleton,
  ready: (card) => card.group !== null,
  layout: layoutTraits('grid', 'tiles', 3, 1, 14),
  withoutSales: true,
};
