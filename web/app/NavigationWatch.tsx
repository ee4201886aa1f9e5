import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isWorkbenchPath, paths } from '../platform/routes/paths.ts';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';

/**
 * Minimum time the loading bar is shown, so that it is visible even if the page is there at once.
 */
const MIN_VISIBLE_MS = 240;

/** Shows the loading bar during navigation and scrolls to the top of the new page. */
export function NavigationWatch() {
  const location = useLocation();
  // Switching tabs is not a navigation: the workbench restores the scroll position of each tab.
  const pathname = isWorkbenchPath(location.pathname) ? paths.home_index : location.pathname;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(
    function settle() {
      window.scrollTo(0, 0);
      const timer = setTimeout(() => setSettled(pathname), MIN_VISIBLE_MS);
      return () => clearTimeout(timer);
    },
    [pathname],
  );
  return settled === pathname ? null : <NavigationProgress />;
}
