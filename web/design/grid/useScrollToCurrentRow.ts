import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Scrolls to the current row when another row becomes current, such as a row just added at the end.
 * Does nothing if the row is visible already.
 */
export function useScrollToCurrentRow(
  box: RefObject<HTMLElement | null>,
  key: string | null,
  rowIndex: number,
): void {
  const show = useEffectEvent(() => {
    if (box.current !== null) scrollToRow(box.current, rowIndex);
  });
  const isThere = rowIndex >= 0;
  useEffect(
    function showCurrent() {
      if (key !== null && isThere) show();
    },
    [key, isThere],
  );
}

function scrollToRow(scroller: HTMLElement, rowIndex: number): void {
  const row = scroller.querySelector<HTMLElement>('[data-row-index]')?.offsetHeight ?? 0;
  if (row === 0) return;
  // Head and sums cover a row each of the scrolled area.
  const covered = scroller.querySelectorAll('.grid-head, .grid-sums').length * row;
  const top = rowIndex * row;
  const least = top + row - (scroller.clientHeight - covered);
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (least > scroller.scrollTop) scroller.scrollTop = least;
}
