import { useEffect } from 'react';

/**
 * On unmount, returns the focus to the element that had it on mount, unless another element has it
 * by then.
 */
export function useFocusReturn(): void {
  useEffect(function returnFocus() {
    const focusedBefore = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
        focusedBefore.focus();
    };
  }, []);
}
