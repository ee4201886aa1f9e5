import { Navigate } from 'react-router';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';

/**
 * Redirects to another address. The current page stays visible while the next one is loaded, so a
 * progress bar is shown.
 */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <NavigationProgress />
      <Navigate to={to} replace />
    </>
  );
}
