import { type RefObject, useEffect, useRef } from 'react';
import type { SheetView } from './sheet-view.ts';

type Position = Pick<SheetView, 'number' | 'composing'>;

/**
 * Moves the focus when the screen shows another document or returns to the list, so that keyboard
 * users can continue there: to the new content, or to the row of the document that was open. If
 * something has the focus, it keeps it.
 */
export function useSheetFocus(
  screen: RefObject<HTMLElement | null>,
  { number, composing }: Position,
): void {
  const before = useRef<Position>({ number, composing });
  useEffect(
    function moveFocus() {
      const previous = before.current;
      before.current = { number, composing };
      const hasMoved = previous.number !== number || previous.composing !== composing;
      if (!hasMoved || screen.current === null || document.activeElement !== document.body) return;
      const rows = [...screen.current.querySelectorAll<HTMLElement>('[data-row-opener]')];
      const row = rows.find(({ textContent }) => textContent === previous.number);
      (row ?? screen.current).focus({ preventScroll: row === undefined });
    },
    [screen, number, composing],
  );
}
