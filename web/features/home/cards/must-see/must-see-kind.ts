import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';
import { MustSeeCard } from './MustSeeCard.tsx';

export const mustSeeKind: CardKind<CardOf<'MustSeeCard'>> = {
  Component: MustSeeCard,
  Skeleton: NoticeSkeleton,
  ready: (card) => card.items !== null,
  layout: layoutTraits('eye', 'text', 3, 1, 12),
  withoutSales: true,
};
