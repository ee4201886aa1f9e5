import { useEffect, useRef, type RefObject } from 'react';

/**
 * On unmount, returns the focus to the element that had it on mount, unless another element has it
 * by then. If that element is gone, because its row has left the list, the closest part of the page
 * around it that can have the focus gets it, so that the next Tab continues there and not at the
 * top of the page. Returns the element.
 */
export function useFocusReturn(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(function returnFocus() {
    const focusedBefore = document.activeElement;
    const around = focusablePartsAround(focusedBefore);
    element.current = focusedBefore;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
      else around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}

/** The elements with a tabindex around an element, the closest first. */
function focusablePartsAround(element: Element | null): HTMLElement[] {
  const next = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return next === null ? [] : [next, ...focusablePartsAround(next)];
}
