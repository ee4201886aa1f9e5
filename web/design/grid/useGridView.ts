import { type RefObject, useEffect, useState } from 'react';

/** The visible part of a grid. */
export interface GridView {
  /** The rendered rows: from `first` up to, but not including, `last`. */
  first: number;
  last: number;
  /** Horizontal scroll position, rounded down to steps, and visible width, in pixels. */
  left: number;
  room: number;
  /** There are columns beyond the right edge. */
  more: boolean;
  /** Rows per view: how far Page Down moves. */
  page: number;
}

/** Up to this many rows, all are rendered. */
const windowedFrom = 60;
const overscan = 5;
const firstRows = 32;
/**
 * The view changes in steps of rows and pixels, so that small scroll movements re-render nothing.
 */
const rowStep = 4;
const leftStep = 200;
/** Assumed row and view height in pixels, where layout has no sizes. */
const unmeasured = { row: 36, height: 720 };

/** Before measuring: as wide as the window, and a screen of rows. */
const unseen = (): GridView => ({
  first: 0,
  last: firstRows,
  left: 0,
  room: window.innerWidth,
  more: false,
  page: 10,
});

/**
 * Watches which part of a scrolling box is visible, with `count` rows of equal height below a head.
 */
export function useGridView(box: RefObject<HTMLElement | null>, count: number): GridView {
  const windowed = count > windowedFrom;
  const [view, setView] = useState<GridView>(unseen);
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null) return undefined;
      const measure = () => {
        // A hidden tab has no size: keep the last measured view.
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

/**
 * Indexes of the rendered rows, and of the row `focused`, which must stay rendered even out of view
 * because it has the focus.
 */
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
