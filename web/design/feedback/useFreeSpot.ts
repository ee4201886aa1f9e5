import { useLayoutEffect, useRef, type RefObject } from 'react';
import { steadySpot, type Anchor } from './free-spot.ts';

const controls =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="treeitem"], [role="option"]';

/** How long the page must have been still before something over it moves out of the way. */
const stillMs = 200;

/**
 * Keeps something that lies over the page where it covers no control. When the page has been scrolled, has changed or has another size, it moves,
 * but only if it covers one by now, and never while somebody points at it or has the focus in it. `shown` says what it holds.
 */
export function useFreeSpot(shown: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const stands = useRef<Anchor | null>(null);
  useLayoutEffect(
    function keepFree() {
      const box = place.current;
      if (box === null || box.childElementCount === 0) {
        stands.current = null;
        return undefined;
      }
      stands.current = moved(box, stands.current);
      let timer: ReturnType<typeof setTimeout> | undefined;
      function moveWhenStill() {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (box !== null && !box.matches(':hover') && !box.contains(document.activeElement))
            stands.current = moved(box, stands.current);
        }, stillMs);
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
  return place;
}

function moved(box: HTMLElement, current: Anchor | null): Anchor {
  const rects = [...document.querySelectorAll(controls)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) =>
        width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
  const view = { width: window.innerWidth, height: window.innerHeight };
  const anchor = steadySpot(
    { view, size: { width: box.offsetWidth, height: box.offsetHeight }, controls: rects },
    current,
  );
  box.style.left = `${String(anchor.left)}px`;
  box.style.bottom = `${String(anchor.bottom)}px`;
  return anchor;
}
