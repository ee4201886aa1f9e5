import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { CircleCard } from './CircleCard.tsx';
import { CircleSkeleton } from './CircleSkeleton.tsx';

export const circleKind: CardKind<CardOf<'CircleCard'>> = {
  Component: CircleCard,
  Skeleton: CircleSkeleton,
  ready: (card) => card.figures !== null,
  layout: layoutTraits('users', 'ring', 2, 1, 19),
  isSmall: true,
};
