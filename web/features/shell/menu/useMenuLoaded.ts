import { useEffect, useState } from 'react';

/** The menu counts as loaded a second after the last menu arrived: what depends on all menus may then begin. */
const menuLoadedDelayMs = 1000;

export function useMenuLoaded(arrived: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(
    function waitForMenus() {
      if (!arrived) return undefined;
      const timer = setTimeout(() => setLoaded(true), menuLoadedDelayMs);
      return () => {
        clearTimeout(timer);
        setLoaded(false);
      };
    },
    [arrived],
  );
  return loaded;
}
