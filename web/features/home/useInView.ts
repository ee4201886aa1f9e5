import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Distance below the window, in pixels, at which an element counts as coming into view. */
export const NEAR_PX = 200;

/**
 * Calls `onView` once, when the element comes within 200 px of the window. In browsers without
 * `IntersectionObserver` it is called at once.
 */
export function useInView(
  element: RefObject<Element | null>,
  watching: boolean,
  onView: () => void,
): void {
  const seen = useEffectEvent(onView);
  useEffect(
    function watchForView() {
      if (!watching || element.current === null) return undefined;
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
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [watching, element],
  );
}
