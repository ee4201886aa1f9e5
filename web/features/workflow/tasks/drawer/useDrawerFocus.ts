import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The focus goes into a drawer when it opens, and when it shows something else, and back to where it came from when it closes. Whoever has gone
 * elsewhere meanwhile stays there. `onLost` is called when what it came from is no more.
 */
export function useDrawerFocus(shown: string, onLost: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const lost = useEffectEvent(onLost);
  useLayoutEffect(
    function enter() {
      const { current } = drawer;
      const isHidden = current?.closest('[hidden]') != null;
      if (current === null || isHidden) return;
      if (!current.contains(document.activeElement)) opener.current = document.activeElement;
      current.focus({ preventScroll: true });
    },
    [shown],
  );
  useLayoutEffect(function leaveWhenClosed() {
    const { current } = drawer;
    return () => {
      const { activeElement } = document;
      if (current?.contains(activeElement) !== true && activeElement !== document.body) return;
      const { current: from } = opener;
      if (from instanceof HTMLElement && from !== document.body && from.isConnected)
        from.focus({ preventScroll: true });
      else lost();
    };
  }, []);
  return drawer;
}
