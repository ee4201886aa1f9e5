import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { ChannelBarCard } from './ChannelBarCard.tsx';
import { BarsSkeleton } from './BarsSkeleton.tsx';

export const channelBarKind: CardKind<CardOf<'ChannelBarCard'>> = {
  Component: ChannelBarCard,
  Skeleton: BarsSkeleton,
  ready: (card) => card.bars !== null,
  layout: layoutTraits('chart', 'bars', 3, 2, 37),
  offers: ['period', 'purchaseGroup', 'channels'],
};
