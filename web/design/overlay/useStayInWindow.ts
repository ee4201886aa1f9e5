import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How near a panel may come to the edge of the window. */
const edge = 8;

/** Moves the panel that it is given to back into the window, when it has opened beyond an edge of it. */
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
