import { useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { placeTabStop } from './mark-cells.ts';
import type { CalendarPage } from './useCalendarPage.ts';

/** Which element gets the focus: the cell that Tab reaches, or a button that turns pages. */
const places: Readonly<Record<CalendarPage['focus'], string>> = {
  cell: '[data-cell][tabindex="0"], [data-cell] [tabindex="0"]',
  before: '[data-turn="before"]',
  after: '[data-turn="after"]',
};

/**
 * Moves the focus to where the page wants it, and keeps it when PrimeReact's Calendar draws its
 * cells anew. A calendar that is shown for the first time draws them a second time after its first
 * effects; both happen before the browser paints.
 */
export function useSheetFocus(root: RefObject<HTMLElement | null>, page: CalendarPage) {
  const { key, focus, focusKey, cell } = page;
  const [drawnKey, drawAgain] = useReducer((_: string, drawn: string) => drawn, '');
  const lastFocusKey = useRef(0);
  const hasFocus = useRef(false);
  useLayoutEffect(
    function endFirstDrawing() {
      drawAgain(key);
    },
    [key],
  );
  useLayoutEffect(function moveFocus() {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (drawnKey !== key || (focusKey === lastFocusKey.current && !isLost)) return;
    lastFocusKey.current = focusKey;
    root.current?.querySelector<HTMLElement>(places[focus])?.focus();
  });
  useEffect(function keepTabStop() {
    if (root.current !== null) placeTabStop(root.current, cell);
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
