import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Distance below the window, in pixels, at which an element counts as coming into view. */
export const NEAR_PX = 200;

/** Loads what has not been in view yet, ahead of printing. */
export const LOAD_ALL_EVENT = 'loadall';

/** The browser's own event comes too late for this paper, but in time for the next one. */
const printEvents = [LOAD_ALL_EVENT, 'beforeprint'];

/**
 * Calls `onView` once, when the element comes within 200 px of the window. In browsers without
 * `IntersectionObserver` it is called at once. It is also called before the page is printed.
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
          if (entries.some(({ isIntersecting }) => isIntersecting)) leave();
        },
        { rootMargin: `${String(NEAR_PX)}px 0px` },
      );
      const stop = () => {
        observer.disconnect();
        for (const type of printEvents) window.removeEventListener(type, leave);
      };
      function leave() {
        stop();
        seen();
      }
      observer.observe(element.current);
      for (const type of printEvents) window.addEventListener(type, leave);
      return stop;
    },
    [watching, element],
  );
}
