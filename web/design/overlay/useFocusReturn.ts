import { useEffect, useRef, type RefObject } from 'react';

/**
 * On unmount, returns the focus to the element that had it on mount, unless another element has it
 * by then. Returns that element.
 */
export function useFocusReturn(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(function returnFocus() {
    const focusedBefore = document.activeElement;
    element.current = focusedBefore;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
        focusedBefore.focus();
    };
  }, []);
  return element;
}
