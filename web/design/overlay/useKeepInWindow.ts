import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepInWindow } from './panel/keep-in-window.ts';

/**
 * Moves the referenced panel back into the window if it has opened beyond its left or right edge.
 */
export function useKeepInWindow(open: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function moveIntoWindow() {
      if (open && panel.current !== null) keepInWindow(panel.current);
    },
    [open],
  );
  return panel;
}
