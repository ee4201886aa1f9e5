import type { CardKind, CardOf } from './card-kind.ts';
import { lazyCard } from './lazyCard.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';

type Card = CardOf<'MessageCard'>;

export const messageKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./MessageCard.tsx')).MessageCard, { Skeleton: NoticeSkeleton }),
  Skeleton: NoticeSkeleton,
  ready: () => true,
};
