import { Spinner } from '../../../../design/feedback/Spinner.tsx';
import './ProgressCard.css';

/** A spinner in the space of the rows. */
export function ProgressWaiting() {
  return (
    <div className="progress-waiting card-body">
      <Spinner />
    </div>
  );
}
