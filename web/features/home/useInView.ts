import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the window something may be to count as coming into view. */
export const NEAR_PX = 200;

/** Calls once, when the place comes within 200 px of the window; at once where the browser cannot tell. */
export function useInView(
  place: RefObject<Element | null>,
  watching: boolean,
  onView: () => void,
): void {
  const seen = useEffectEvent(onView);
  useEffect(
    function watchForView() {
      if (!watching || place.current === null) return undefined;
      if (typeof IntersectionObserver !== 'function') {
        seen();
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          seen();
        },
        { rootMargin: `${String(NEAR_PX)}px 0px` },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [watching, place],
  );
}
