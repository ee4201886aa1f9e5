import { type RefObject, useEffect, useState } from 'react';

/** What of a grid is in sight. */
export interface GridView {
  /** Rows that are drawn: from the first to before the last. */
  first: number;
  last: number;
  /** How far it is scrolled sideways, in steps, and how wide what shows is. */
  left: number;
  room: number;
  /** Columns lie beyond the right edge. */
  more: boolean;
  /** Rows that the view holds: how far Page Down goes. */
  page: number;
}

/** Up to this many rows all are drawn. */
const windowedFrom = 60;
const overscan = 5;
const firstRows = 32;
/** The view is told in steps, so that scrolling by a pixel draws nothing anew. */
const rowStep = 4;
const leftStep = 200;
/** Where nothing has a size yet. */
const unmeasured = { row: 36, height: 720 };

/** Before it is measured: no wider than the window, and a screen of rows. */
const unseen = (): GridView => ({
  first: 0,
  last: firstRows,
  left: 0,
  room: window.innerWidth,
  more: false,
  page: 10,
});

/** Watches what of a box is in sight, in which `count` rows of one height stand below a head. */
export function useGridView(box: RefObject<HTMLElement | null>, count: number): GridView {
  const windowed = count > windowedFrom;
  const [view, setView] = useState<GridView>(unseen);
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null) return undefined;
      const measure = () => {
        // In the background nothing has a size: it stays as it was looked at.
        setView((old) =>
          scroller.clientWidth === 0 && old.room > 0 ? old : same(old, measured(scroller)),
        );
      };
      measure();
      scroller.addEventListener('scroll', measure, { passive: true });
      const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      watch?.observe(scroller);
      return () => {
        scroller.removeEventListener('scroll', measure);
        watch?.disconnect();
      };
    },
    [box, count],
  );
  return windowed ? view : { ...view, first: 0, last: count };
}

function measured(scroller: HTMLElement): GridView {
  const height = scroller.querySelector<HTMLElement>('[data-place]')?.offsetHeight ?? 0;
  const row = height > 0 ? height : unmeasured.row;
  const { clientHeight, clientWidth, scrollTop, scrollLeft, scrollWidth } = scroller;
  const held = Math.ceil((clientHeight || unmeasured.height) / row);
  const first = Math.max(0, Math.floor(scrollTop / row / rowStep) * rowStep - overscan);
  return {
    first,
    last: first + held + rowStep + 2 * overscan,
    left: Math.floor(scrollLeft / leftStep) * leftStep,
    room: clientWidth,
    more: scrollLeft + clientWidth < scrollWidth - 1,
    page: Math.max(1, held - 2),
  };
}

function same(old: GridView, next: GridView): GridView {
  return (Object.keys(next) as (keyof GridView)[]).every((part) => old[part] === next[part])
    ? old
    : next;
}

/** The places of the rows that are drawn; the one that is kept among them, though it may be out of sight: it holds the focus. */
export function placesInView(
  { first, last }: GridView,
  count: number,
  kept: number,
): readonly number[] {
  const end = Math.min(last, count);
  const from = Math.min(first, end);
  const places = Array.from({ length: end - from }, (_, nth) => from + nth);
  if (kept < 0 || kept >= count || (kept >= from && kept < end)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}
