import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { ChannelPieCard } from './ChannelPieCard.tsx';
import { PieSkeleton } from './PieSkeleton.tsx';

export const pieKind: CardKind<CardOf<'ChannelPieCard'>> = {
  Component: ChannelPieCard,
  Skeleton: PieSkeleton,
  ready: (card) => card.shares !== null,
  layout: layoutTraits('chart', 'ring', 3, 2, 30),
  offers: ['period', 'purchaseGroup', 'channels'],
};
