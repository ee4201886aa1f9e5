import { type RefObject, useEffect, useRef } from 'react';
import type { SheetView } from './sheet-view.ts';

type Place = Pick<SheetView, 'number' | 'composing'>;

/**
 * Who works by keyboard goes on in what has opened in the place of the former: in a document, or back in the list at the document that was left.
 * A focus that is somewhere stays there.
 */
export function useSheetFocus(
  screen: RefObject<HTMLElement | null>,
  { number, composing }: Place,
): void {
  const before = useRef<Place>({ number, composing });
  useEffect(
    function goOnHere() {
      const left = before.current;
      before.current = { number, composing };
      const hasMoved = left.number !== number || left.composing !== composing;
      if (!hasMoved || screen.current === null || document.activeElement !== document.body) return;
      const rows = [...screen.current.querySelectorAll<HTMLElement>('[data-row-opener]')];
      const row = rows.find(({ textContent }) => textContent === left.number);
      (row ?? screen.current).focus({ preventScroll: row === undefined });
    },
    [screen, number, composing],
  );
}
