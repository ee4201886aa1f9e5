import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { TopProductCard } from './TopProductCard.tsx';
import { TopProductSkeleton } from './TopProductSkeleton.tsx';

export const topProductKind: CardKind<CardOf<'TopProductCard'>> = {
  Component: TopProductCard,
  Skeleton: TopProductSkeleton,
  ready: (card) => card.ranking !== null,
  layout: layoutTraits('chart', 'bars', 5, 2, 36),
  offers: ['period', 'purchaseGroup', 'channels'],
};
