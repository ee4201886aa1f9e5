import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls `onDismiss` when the user presses or focuses something outside of the returned element. */
export function useDismiss(open: boolean, onDismiss: () => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const dismissOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target) === false) onDismiss();
  });
  useEffect(
    function watchOutside() {
      if (!open) return undefined;
      const watch = (event: Event) => dismissOutside(event);
      document.addEventListener('pointerdown', watch);
      document.addEventListener('focusin', watch);
      return () => {
        document.removeEventListener('pointerdown', watch);
        document.removeEventListener('focusin', watch);
      };
    },
    [open],
  );
  return root;
}
