import { useCallback, useSyncExternalStore } from 'react';

/** The breakpoints of the layout, in em, so that they follow the user's font size. */
export const NARROW_SCREEN = '(max-width: 45em)';
export const FOLDED_MENU = '(max-width: 74.99em)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
