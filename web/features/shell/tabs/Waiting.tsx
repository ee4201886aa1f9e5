import { Spinner } from '../../../design/feedback/Spinner.tsx';
import './ModuleScreen.css';

/** What a tab shows while its module or screen is on its way. */
export function Waiting() {
  return (
    <div className="module-screen-waiting">
      <Spinner />
    </div>
  );
}
