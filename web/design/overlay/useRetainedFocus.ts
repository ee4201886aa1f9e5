import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Dialogs opened from within the region: they return the focus to it. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus in a region of the page. If the focused element is removed, `onLost` is called
 * and must focus another element of the region.
 */
export function useRetainedFocus(region: RefObject<HTMLElement | null>, onLost: () => void): void {
  const isHere = useRef(false);
  useEffect(
    function watchFocus() {
      const { current } = region;
      if (current === null) return undefined;
      let moves = 0;
      const enter = () => {
        moves += 1;
        isHere.current = true;
      };
      const leave = ({ relatedTarget }: FocusEvent) => {
        moves += 1;
        const move = moves;
        const comesBack =
          relatedTarget instanceof Element &&
          (current.contains(relatedTarget) || relatedTarget.closest(DIALOGS) !== null);
        if (comesBack) return;
        // A removed element loses the focus during rendering, which ends before this microtask
        // runs. If the user has moved on instead, the next focus event has come by then.
        queueMicrotask(() => {
          if (move === moves) isHere.current = false;
        });
      };
      current.addEventListener('focusin', enter);
      current.addEventListener('focusout', leave);
      return () => {
        current.removeEventListener('focusin', enter);
        current.removeEventListener('focusout', leave);
      };
    },
    [region],
  );
  useLayoutEffect(function keepFocus() {
    if (isHere.current && document.activeElement === document.body) onLost();
  });
}
