import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What asks something on behalf of the place: the focus comes back from it. */
const questions = '[role="dialog"], [role="alertdialog"]';

/** Keeps the focus in a place when whatever had it there is taken away: `onLost` puts it elsewhere in the place. */
export function useStayingFocus(place: RefObject<HTMLElement | null>, onLost: () => void): void {
  const isHere = useRef(false);
  useEffect(
    function watchFocus() {
      const { current } = place;
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
          (current.contains(relatedTarget) || relatedTarget.closest(questions) !== null);
        if (comesBack) return;
        // What is taken away loses the focus in the midst of the drawing, which comes to an end before this; one who goes away has gone by then.
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
    [place],
  );
  useLayoutEffect(function keepFocus() {
    if (isHere.current && document.activeElement === document.body) onLost();
  });
}
