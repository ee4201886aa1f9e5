import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keepOrFindPosition, type BottomLeft } from './free-position.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="treeitem"], [role="option"]';

/** How long the page must be unchanged before the box moves. */
const STILL_MS = 200;

/**
 * Keeps a box that floats over the page at a position where it covers no control. After scrolling,
 * a change of the page or of the window size it moves, but only if it covers a control, and never
 * while it is hovered or has the focus. `shown` is its content: a new value repositions it.
 */
export function useFreePosition(shown: unknown): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const position = useRef<BottomLeft | null>(null);
  useLayoutEffect(
    function updatePosition() {
      const box = container.current;
      if (box === null || box.childElementCount === 0) {
        position.current = null;
        return undefined;
      }
      position.current = reposition(box, position.current);
      let timer: ReturnType<typeof setTimeout> | undefined;
      function moveWhenStill() {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (box !== null && !box.matches(':hover') && !box.contains(document.activeElement))
            position.current = reposition(box, position.current);
        }, STILL_MS);
      }
      const changes = new MutationObserver(moveWhenStill);
      changes.observe(document.body, { childList: true, subtree: true });
      window.addEventListener('scroll', moveWhenStill, { passive: true, capture: true });
      window.addEventListener('resize', moveWhenStill);
      return () => {
        clearTimeout(timer);
        changes.disconnect();
        window.removeEventListener('scroll', moveWhenStill, { capture: true });
        window.removeEventListener('resize', moveWhenStill);
      };
    },
    [shown],
  );
  return container;
}

function reposition(box: HTMLElement, current: BottomLeft | null): BottomLeft {
  const rects = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) =>
        width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
  const view = { width: window.innerWidth, height: window.innerHeight };
  const anchor = keepOrFindPosition(
    { view, size: { width: box.offsetWidth, height: box.offsetHeight }, controls: rects },
    current,
  );
  box.style.left = `${String(anchor.left)}px`;
  box.style.bottom = `${String(anchor.bottom)}px`;
  return anchor;
}
