import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the ref of a drawer and moves the focus into it when it opens or when `shown` changes.
 * When the drawer closes, the focus returns to the element that had it before, unless the user has
 * moved it elsewhere. `onLost` is called if that element is gone.
 */
export function useDrawerFocus(shown: string, onLost: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const reportLost = useEffectEvent(onLost);
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
      else reportLost();
    };
  }, []);
  return drawer;
}
