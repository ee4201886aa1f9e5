import { useEffect, useState } from 'react';

/** Delay after the last menu has arrived. */
const MENU_LOADED_DELAY_MS = 1000;

/** True one second after all menus have arrived, when features that need all menus may start. */
export function useMenuLoaded(arrived: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(
    function waitForMenus() {
      if (!arrived) return undefined;
      const timer = setTimeout(() => setLoaded(true), MENU_LOADED_DELAY_MS);
      return () => {
        clearTimeout(timer);
        setLoaded(false);
      };
    },
    [arrived],
  );
  return loaded;
}
