import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
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

/** The skeleton of the whole card. */
export function BarsSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <div className="filter-space" />
      <BarsWaiting />
    </div>
  );
}
