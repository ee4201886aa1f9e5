import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { FastAppSkeleton } from './FastAppSkeleton.tsx';

type Card = CardOf<'FastAppCard'>;

export const fastAppKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./FastAppCard.tsx')).FastAppCard, { Skeleton: FastAppSkeleton }),
  Skeleton: FastAppSkeleton,
  ready: () => true,
};
