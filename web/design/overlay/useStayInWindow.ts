import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Minimum distance in pixels between the panel and the edge of the window. */
const edge = 8;

/**
 * Moves the referenced panel back into the window if it has opened beyond its left or right edge.
 */
export function useStayInWindow(open: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function stayInWindow() {
      const { current } = panel;
      if (!open || current === null) return;
      const { left, right } = current.getBoundingClientRect();
      const over = Math.max(0, right + edge - document.documentElement.clientWidth);
      if (over > 0 || left < edge)
        current.style.translate = `${String(Math.ceil(Math.max(-over, edge - left)))}px 0`;
    },
    [open],
  );
  return panel;
}
