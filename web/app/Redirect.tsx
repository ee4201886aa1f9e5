import { Navigate } from 'react-router';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';

/** Goes on to another address. The page that is left stays in place while the next one is fetched, so it must say that something is on its way. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <NavigationProgress />
      <Navigate to={to} replace />
    </>
  );
}
