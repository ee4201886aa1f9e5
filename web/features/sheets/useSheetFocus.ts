import { type RefObject, useEffect, useRef } from 'react';
import type { SheetView } from './sheet-view.ts';

/**
 * Moves the focus when the screen shows another document or returns to the list, so that keyboard
 * users can continue there: to the new content, or to the row of the document that was open. If
 * something has the focus, it keeps it.
 */
export function useSheetFocus(
  screen: RefObject<HTMLElement | null>,
  open: SheetView['open'],
): void {
  const before = useRef(open);
  useEffect(
    function moveFocus() {
      const previous = before.current;
      before.current = open;
      if (previous === open || screen.current === null || document.activeElement !== document.body)
        return;
      const rows = [...screen.current.querySelectorAll<HTMLElement>('[data-row-opener]')];
      const row = rows.find(({ textContent }) => textContent === previous);
      (row ?? screen.current).focus({ preventScroll: row === undefined });
    },
    [screen, open],
  );
}
