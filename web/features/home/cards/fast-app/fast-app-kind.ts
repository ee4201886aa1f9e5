import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { FastAppSkeleton } from './FastAppSkeleton.tsx';

type Card = CardOf<'FastAppCard'>;

export const fastAppKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./FastAppCard.tsx')).FastAppCard, {
    Skeleton: FastAppSkeleton,
  }),
  Skeleton: FastAppSkeleton,
  ready: () => true,
  layout: layoutTraits('grid', 'tiles', 4, 1, 9.5),
  withoutSales: true,
};
