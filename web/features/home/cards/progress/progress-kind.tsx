import { Spinner } from '../../../../design/feedback/Spinner.tsx';
import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import './ProgressCard.css';

/** Maximum rows shown. */
export const MAX_PROGRESS_ROWS = 10;

/** A spinner in the space of the rows. */
export function ProgressWaiting() {
  return (
    <div className="progress-waiting card-body">
      <Spinner />
    </div>
  );
}

export const progressKind: CardKind<CardOf<'ProgressCard'>> = {
  Component: lazyCard(() => import('./ProgressCard.tsx').then(({ ProgressCard }) => ProgressCard), {
    Skeleton: ProgressWaiting,
  }),
  Skeleton: ProgressWaiting,
  ready: (card) => card.progress !== null,
  layout: layoutTraits('sliders', 'bars', 3, 2, 22.5),
  isSmall: true,
};
