import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import './ChannelBarCard.css';
import '../frame/card-sizes.css';

const widths = ['95%', '78%', '66%', '54%', '46%', '32%', '24%', '18%'];

/** Eight bars as high as the chart. */
export function BarsWaiting() {
  return (
    <div className="bars-waiting">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height="15px" />
      ))}
    </div>
  );
}

function BarsSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <div className="filter-space" />
      <BarsWaiting />
    </div>
  );
}

export const channelBarKind: CardKind<CardOf<'ChannelBarCard'>> = {
  Component: lazyCard(
    () => import('./ChannelBarCard.tsx').then(({ ChannelBarCard }) => ChannelBarCard),
    {
      Skeleton: BarsSkeleton,
    },
  ),
  Skeleton: BarsSkeleton,
  ready: (card) => card.bars !== null,
  layout: layoutTraits('chart', 'bars', 3, 2, 37),
  offers: ['period', 'purchaseGroup', 'channels'],
};
