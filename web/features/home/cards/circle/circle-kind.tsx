import { Skeleton, SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import './CircleCard.css';

function CircleSkeleton() {
  return (
    <div className="circle card-body">
      <Skeleton width="8rem" height="8rem" round />
      <div className="circle-waiting">
        <SkeletonLines count={3} height="1rem" />
      </div>
    </div>
  );
}

export const circleKind: CardKind<CardOf<'CircleCard'>> = {
  Component: lazyCard(() => import('./CircleCard.tsx').then(({ CircleCard }) => CircleCard), {
    Skeleton: CircleSkeleton,
  }),
  Skeleton: CircleSkeleton,
  ready: (card) => card.figures !== null,
  layout: layoutTraits('users', 'ring', 2, 1, 19),
  isSmall: true,
};
