import { Spinner } from './Spinner.tsx';
import './NavigationProgress.css';

/** The thin bar at the top of the window and the spinner, shown while a page loads. */
export function NavigationProgress() {
  return (
    <div className="navigation-progress" role="status">
      <div className="navigation-progress-bar" />
      <Spinner />
    </div>
  );
}
