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
      const enter = () => {
        isHere.current = true;
      };
      const leave = ({ target, relatedTarget }: FocusEvent) => {
        const wasTakenAway = target instanceof Node && !target.isConnected;
        const comesBack =
          relatedTarget instanceof Element && (current.contains(relatedTarget) || relatedTarget.closest(questions) !== null);
        isHere.current = wasTakenAway || comesBack;
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
