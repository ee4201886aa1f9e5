import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface PreservedFocus<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  /** Whoever asks from within the place is to stay there. */
  keep: () => void;
}

/**
 * Asking again swaps what is shown, the button that was pressed with it, and the browser would send the keyboard back to the top of the page.
 * As long as the answer is awaited, and once more when it comes, a focus that got lost goes to the target within the place instead.
 */
export function usePreservedFocus<Place extends HTMLElement>(
  asking: boolean,
  target: string,
): PreservedFocus<Place> {
  const place = useRef<Place>(null);
  const keeping = useRef(false);
  useLayoutEffect(function keepFocus() {
    if (!keeping.current) return;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    keeping.current = asking;
  });
  const keep = useCallback(() => {
    keeping.current = true;
  }, []);
  return { place, keep };
}
