import type { CardKind, CardOf } from './card-kind.ts';
import { lazyCard } from './lazyCard.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';

type Card = CardOf<'MustSeeCard'>;

export const mustSeeKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./MustSeeCard.tsx')).MustSeeCard, { Skeleton: NoticeSkeleton }),
  Skeleton: NoticeSkeleton,
  ready: (card) => card.items !== null,
};
