import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` when Escape is pressed inside `container`. Ignores it in inputs and when already
 * handled.
 */
export function useEscape(
  container: RefObject<HTMLElement | null>,
  enabled: boolean,
  onEscape: () => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || target instanceof HTMLInputElement) return;
    if (!(target instanceof Node) || container.current?.contains(target) !== true) return;
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
