import { useLayoutEffect, useRef, type RefObject } from 'react';
import { freeSpot } from './free-spot.ts';

const controls =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="treeitem"], [role="option"]';

/** Keeps something that lies over the page where it covers no control, also when the page is scrolled or changes its size. `shown` says what it holds. */
export function useFreeSpot(shown: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepFree() {
      const box = place.current;
      if (box === null || box.childElementCount === 0) return undefined;
      function move() {
        if (box === null) return;
        const rects = [...document.querySelectorAll(controls)]
          .filter((control) => !box.contains(control))
          .map((control) => control.getBoundingClientRect())
          .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
        const size = { width: box.offsetWidth, height: box.offsetHeight };
        const spot = freeSpot({ width: window.innerWidth, height: window.innerHeight }, size, rects);
        box.style.left = `${String(spot.left)}px`;
        box.style.top = `${String(spot.top)}px`;
      }
      move();
      window.addEventListener('scroll', move, { passive: true });
      window.addEventListener('resize', move);
      return () => {
        window.removeEventListener('scroll', move);
        window.removeEventListener('resize', move);
      };
    },
    [shown],
  );
  return place;
}
