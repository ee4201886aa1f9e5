import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Row } from '../../fields/column.ts';
import { findCell, findControl, focusAndSelect } from './cell-elements.ts';
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
  const { active, focusRequest } = cursor;
  const isInside = useRef(false);
  const shown = cursor[cursor.visibleCorner];
  const enterCell = useEffectEvent(() => {
    const control = findControl(box.current, active);
    if (control !== null) focusAndSelect(control);
  });
  useLayoutEffect(
    function followCursor() {
      if (focusRequest > 0) enterCell();
    },
    [focusRequest],
  );
  useLayoutEffect(
    function scrollIntoView() {
      if (focusRequest > 0)
        findControl(box.current, { row: shown.row, column: shown.column })?.scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
        });
    },
    [box, focusRequest, shown.row, shown.column],
  );
  useLayoutEffect(
    function keepFocusWhenLinesChange() {
      if (isInside.current && box.current?.contains(document.activeElement) === false) enterCell();
    },
    [box, lines],
  );
  return {
    handleFocus({ target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      // The first focus by Tab makes the focused cell the active one.
      const cell = focusRequest === 0 ? findCell(target) : null;
      if (cell !== null) cursor.goTo(cell);
    },
    handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      isInside.current = currentTarget.contains(relatedTarget);
      if (!isInside.current) cursor.setMode('ready');
    },
  };
}
