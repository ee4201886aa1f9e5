import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';

type Card = CardOf<'MessageCard'>;

export const messageKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./MessageCard.tsx')).MessageCard, {
    Skeleton: NoticeSkeleton,
  }),
  Skeleton: NoticeSkeleton,
  ready: () => true,
  layout: layoutTraits('bell', 'text', 3, 1, 14),
  withoutSales: true,
};
