import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isWorkbenchPath, paths } from '../platform/routes/paths.ts';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';

/** How long the bar stays when the page was there at once: long enough to be seen, too short to be waited for. */
const shortestMs = 240;

/** Every navigation shows the loading bar and its spinner, and ends at the top of the page. */
export function NavigationWatch() {
  const location = useLocation();
  // From tab to tab is no navigation: the workbench scrolls a tab to where it was left.
  const pathname = isWorkbenchPath(location.pathname) ? paths.home : location.pathname;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(
    function settle() {
      window.scrollTo(0, 0);
      const timer = setTimeout(() => setSettled(pathname), shortestMs);
      return () => clearTimeout(timer);
    },
    [pathname],
  );
  return settled === pathname ? null : <NavigationProgress />;
}
