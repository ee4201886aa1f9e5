import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import './TopProductCard.css';
import '../frame/card-sizes.css';

export function TopProductWaiting() {
  return (
    <div className="products-waiting">
      <SkeletonLines count={11} height="1.125rem" />
    </div>
  );
}

function TopProductSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <div className="filter-space" />
      <TopProductWaiting />
    </div>
  );
}

export const topProductKind: CardKind<CardOf<'TopProductCard'>> = {
  Component: lazyCard(
    () => import('./TopProductCard.tsx').then(({ TopProductCard }) => TopProductCard),
    {
      Skeleton: TopProductSkeleton,
    },
  ),
  Skeleton: TopProductSkeleton,
  ready: (card) => card.ranking !== null,
  layout: layoutTraits('chart', 'bars', 5, 2, 36),
  offers: ['period', 'purchaseGroup', 'channels'],
};
