import { Skeleton, SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import './ChannelPieCard.css';
import '../frame/card-sizes.css';

/** Shaped like the ring and its legend. */
export function PieWaiting() {
  return (
    <div className="pie">
      <div className="pie-waiting">
        <Skeleton width="260px" height="260px" round />
      </div>
      <SkeletonLines count={6} height="1rem" />
    </div>
  );
}

function PieSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <PieWaiting />
    </div>
  );
}

export const pieKind: CardKind<CardOf<'ChannelPieCard'>> = {
  Component: lazyCard(
    () => import('./ChannelPieCard.tsx').then(({ ChannelPieCard }) => ChannelPieCard),
    {
      Skeleton: PieSkeleton,
    },
  ),
  Skeleton: PieSkeleton,
  ready: (card) => card.shares !== null,
  layout: layoutTraits('chart', 'ring', 3, 2, 30),
  offers: ['period', 'purchaseGroup', 'channels'],
};
