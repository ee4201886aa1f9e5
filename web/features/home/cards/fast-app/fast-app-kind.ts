import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { FastAppSkeleton } from './FastAppSkeleton.tsx';
import { FastAppCard } from './FastAppCard.tsx';

export const fastAppKind: CardKind<CardOf<'FastAppCard'>> = {
  Component: FastAppCard,
  Skeleton: FastAppSkeleton,
  ready: () => true,
  layout: layoutTraits('grid', 'tiles', 4, 1, 9.5),
  withoutSales: true,
};
