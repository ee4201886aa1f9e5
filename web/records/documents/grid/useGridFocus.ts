import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Row } from '../../fields/column.ts';
import { cellOf, controlIn, enter } from './cell-of.ts';
import type { GridCursor } from './useGridCursor.ts';

interface GridFocusOptions {
  box: RefObject<HTMLElement | null>;
  cursor: GridCursor;
  lines: readonly Row[];
}

/**
 * Keeps the focus in the active cell and scrolls it into view. A table that the user has not
 * entered never takes the focus.
 */
export function useGridFocus({ box, cursor, lines }: GridFocusOptions) {
  const { active, turn } = cursor;
  const isInside = useRef(false);
  const shown = cursor[cursor.shows];
  const enterCell = useEffectEvent(() => {
    const control = controlIn(box.current, active);
    if (control !== null) enter(control);
  });
  useLayoutEffect(
    function followCursor() {
      if (turn > 0) enterCell();
    },
    [turn],
  );
  useLayoutEffect(
    function keepInSight() {
      if (turn > 0)
        controlIn(box.current, { place: shown.place, at: shown.at })?.scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
        });
    },
    [box, turn, shown.place, shown.at],
  );
  useLayoutEffect(
    function keepWhenLinesGo() {
      if (isInside.current && box.current?.contains(document.activeElement) === false) enterCell();
    },
    [box, lines],
  );
  return {
    handleFocus({ target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      // // The first focus by Tab makes the focused cell the active one.
      const cell = turn === 0 ? cellOf(target) : null;
      if (cell !== null) cursor.goTo(cell);
    },
    handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      isInside.current = currentTarget.contains(relatedTarget);
      if (!isInside.current) cursor.setMode('ready');
    },
  };
}
