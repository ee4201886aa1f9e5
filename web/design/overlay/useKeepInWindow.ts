import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Minimum distance in pixels between the panel and the edge of the window. */
const MIN_EDGE_DISTANCE = 8;

/**
 * Moves the referenced panel back into the window if it has opened beyond its left or right edge.
 */
export function useKeepInWindow(open: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function moveIntoWindow() {
      const { current } = panel;
      if (!open || current === null) return;
      const { left, right } = current.getBoundingClientRect();
      const over = Math.max(0, right + MIN_EDGE_DISTANCE - document.documentElement.clientWidth);
      if (over > 0 || left < MIN_EDGE_DISTANCE)
        current.style.translate = `${String(Math.ceil(Math.max(-over, MIN_EDGE_DISTANCE - left)))}px 0`;
    },
    [open],
  );
  return panel;
}
