import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface PreservedFocus<Container extends HTMLElement> {
  container: RefObject<Container | null>;
  /** Call before reloading from a control inside the container. */
  preserve: () => void;
}

/**
 * Keeps the keyboard focus inside a container while its content is reloaded. Reloading removes the
 * pressed button, and the browser would move the focus to the top of the page. While loading, and
 * once after it, a lost focus is moved to the `target` (a selector) within the container.
 */
export function usePreservedFocus<Container extends HTMLElement>(
  isLoading: boolean,
  target: string,
): PreservedFocus<Container> {
  const container = useRef<Container>(null);
  const isPreserving = useRef(false);
  useLayoutEffect(function restoreFocus() {
    if (!isPreserving.current) return;
    if (document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    isPreserving.current = isLoading;
  });
  const preserve = useCallback(() => {
    isPreserving.current = true;
  }, []);
  return { container, preserve };
}
