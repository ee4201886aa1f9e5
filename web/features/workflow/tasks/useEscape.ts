import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls when Escape is pressed in a place, and not in a field or in something that lies over the page. */
export function useEscape(
  place: RefObject<HTMLElement | null>,
  enabled: boolean,
  onEscape: () => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || target instanceof HTMLInputElement) return;
    if (!(target instanceof Node) || place.current?.contains(target) !== true) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(
    function listen() {
      if (!enabled) return undefined;
      const listener = (event: KeyboardEvent) => handle(event);
      document.addEventListener('keydown', listener);
      return () => document.removeEventListener('keydown', listener);
    },
    [enabled],
  );
}
