import { useEffect, useState, type RefObject } from 'react';

/** Above this many rows only those in view are drawn. */
const windowedFrom = 150;
/** How many rows beyond the view are drawn in either direction, so that a quick scroll shows no gap. */
const overscan = 12;
/** Where nothing has a size yet. */
const unmeasured = { row: 33, view: 800 };

export interface RowWindow {
  first: number;
  last: number;
  rowHeight: number;
}

/** Which rows of a long list are in view of the element that scrolls it; null when the list is short enough to be drawn whole. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow | null {
  const windowed = count > windowedFrom;
  const [view, setView] = useState<RowWindow>({
    first: 0,
    last: 2 * overscan,
    rowHeight: unmeasured.row,
  });
  useEffect(
    function watchView() {
      const scroller = list.current?.closest<HTMLElement>('[data-scrolls]');
      if (!windowed || scroller == null) return undefined;
      function measure() {
        const rows = list.current;
        if (scroller == null || rows === null) return;
        const measured = rows.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
        const rowHeight = measured > 0 ? measured : unmeasured.row;
        const viewHeight = scroller.clientHeight > 0 ? scroller.clientHeight : unmeasured.view;
        const above = scroller.getBoundingClientRect().top - rows.getBoundingClientRect().top;
        const first = Math.max(0, Math.floor(above / rowHeight) - overscan);
        const last = first + Math.ceil(viewHeight / rowHeight) + 2 * overscan;
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
