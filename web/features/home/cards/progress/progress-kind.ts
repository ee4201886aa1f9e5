import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { ProgressWaiting } from './ProgressWaiting.tsx';

export const progressKind: CardKind<CardOf<'ProgressCard'>> = {
  Component: ProgressCard,
  Skeleton: ProgressWaiting,
  ready: (card) => card.progress !== null,
  layout: layoutTraits('sliders', 'bars', 3, 2, 22.5),
  isSmall: true,
};
