import { Spinner } from '../../../../design/feedback/Spinner.tsx';
import './ModuleScreen.css';

/** Shown in a tab while its module or screen is loading. */
export function Waiting() {
  return (
    <div className="module-screen-waiting">
      <Spinner />
    </div>
  );
}
