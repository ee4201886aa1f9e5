import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { CardGroupSkeleton } from './CardGroupSkeleton.tsx';
import { CardGroupCard } from './CardGroupCard.tsx';

export const cardGroupKind: CardKind<CardOf<'CardGroupCard'>> = {
  Component: CardGroupCard,
  Skeleton: CardGroupSkeleton,
  ready: (card) => card.group !== null,
  layout: layoutTraits('grid', 'tiles', 3, 1, 14),
  withoutSales: true,
};
