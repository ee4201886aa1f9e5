import { useEffect, useState, type RefObject } from 'react';

/** Longer lists draw only the visible rows. */
const WINDOW_THRESHOLD = 150;
/** Extra rows above and below the visible ones, so that fast scrolling shows no gaps. */
const OVERSCAN_ROWS = 12;
/** Heights in pixels while nothing can be measured. */
const defaultHeights = { row: 33, view: 800 };

/** The indexes of the first and last row to draw, and the height of a row in pixels. */
export interface RowWindow {
  first: number;
  last: number;
  rowHeight: number;
}

/**
 * The range of rows to draw in a long list; null if the list is short enough to be drawn as a
 * whole.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow | null {
  const windowed = count > WINDOW_THRESHOLD;
  const [view, setView] = useState<RowWindow>({
    first: 0,
    last: 2 * OVERSCAN_ROWS,
    rowHeight: defaultHeights.row,
  });
  useEffect(
    function watchView() {
      const scroller = list.current?.closest<HTMLElement>('[data-scrolls]');
      if (!windowed || scroller == null) return undefined;
      function measure() {
        const rows = list.current;
        if (scroller == null || rows === null) return;
        const measured = rows.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
        const rowHeight = measured > 0 ? measured : defaultHeights.row;
        const viewHeight = scroller.clientHeight > 0 ? scroller.clientHeight : defaultHeights.view;
        const above = scroller.getBoundingClientRect().top - rows.getBoundingClientRect().top;
        const first = Math.max(0, Math.floor(above / rowHeight) - OVERSCAN_ROWS);
        const last = first + Math.ceil(viewHeight / rowHeight) + 2 * OVERSCAN_ROWS;
        setView((old) =>
          old.first === first && old.last === last && old.rowHeight === rowHeight
            ? old
            : { first, last, rowHeight },
        );
      }
      measure();
      scroller.addEventListener('scroll', measure, { passive: true });
      window.addEventListener('resize', measure);
      return () => {
        scroller.removeEventListener('scroll', measure);
        window.removeEventListener('resize', measure);
      };
    },
    [list, windowed, count],
  );
  return windowed ? view : null;
}
