import { useEffect } from 'react';

/** Gives the focus back to where it was when something opened over it, unless it has gone elsewhere meanwhile. */
export function useFocusReturn(): void {
  useEffect(function giveFocusBack() {
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
