import { type RefObject, useEffect, useState } from 'react';

/** The visible part of a grid. */
export interface GridView {
  /** The rendered rows: from `first` up to, but not including, `last`. */
  first: number;
  last: number;
  /** Horizontal scroll position, rounded down to steps, and visible width, in pixels. */
  scrollLeft: number;
  width: number;
  /** There are columns beyond the right edge. */
  hasMoreColumns: boolean;
  /** Rows per view: how far Page Down moves. */
  rowsPerPage: number;
}

/** Up to this many rows, all are rendered. */
const MAX_ROWS_UNWINDOWED = 60;
const OVERSCAN_ROWS = 5;
const INITIAL_ROWS = 32;
/**
 * The view changes in steps of rows and pixels, so that small scroll movements re-render nothing.
 */
const ROW_STEP = 4;
const SCROLL_STEP = 200;
/** Assumed row and view height in pixels, where layout has no sizes. */
const unmeasured = { row: 36, height: 720 };

/** Before measuring: as wide as the window, and a screen of rows. */
const initialView = (): GridView => ({
  first: 0,
  last: INITIAL_ROWS,
  scrollLeft: 0,
  width: window.innerWidth,
  hasMoreColumns: false,
  rowsPerPage: 10,
});

/**
 * Watches which part of a scrolling box is visible, with `count` rows of equal height below a head.
 */
export function useGridView(box: RefObject<HTMLElement | null>, count: number): GridView {
  const windowed = count > MAX_ROWS_UNWINDOWED;
  const [view, setView] = useState<GridView>(initialView);
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null) return undefined;
      const measure = () => {
        // A hidden tab has no size: keep the last measured view.
        setView((current) =>
          scroller.clientWidth === 0 && current.width > 0
            ? current
            : keepIfEqual(current, measureView(scroller)),
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

function measureView(scroller: HTMLElement): GridView {
  const height = scroller.querySelector<HTMLElement>('[data-row-index]')?.offsetHeight ?? 0;
  const row = height > 0 ? height : unmeasured.row;
  const { clientHeight, clientWidth, scrollTop, scrollLeft, scrollWidth } = scroller;
  const rowsInView = Math.ceil((clientHeight || unmeasured.height) / row);
  const first = Math.max(0, Math.floor(scrollTop / row / ROW_STEP) * ROW_STEP - OVERSCAN_ROWS);
  return {
    first,
    last: first + rowsInView + ROW_STEP + 2 * OVERSCAN_ROWS,
    scrollLeft: Math.floor(scrollLeft / SCROLL_STEP) * SCROLL_STEP,
    width: clientWidth,
    hasMoreColumns: scrollLeft + clientWidth < scrollWidth - 1,
    rowsPerPage: Math.max(1, rowsInView - 2),
  };
}

function keepIfEqual(current: GridView, next: GridView): GridView {
  return (Object.keys(next) as (keyof GridView)[]).every((part) => current[part] === next[part])
    ? current
    : next;
}

/**
 * Indexes of the rendered rows, and of the row `focused`, which must stay rendered even out of view
 * because it has the focus.
 */
export function rowIndexesInView(
  { first, last }: GridView,
  count: number,
  focused: number,
): readonly number[] {
  const end = Math.min(last, count);
  const from = Math.min(first, end);
  const indexes = Array.from({ length: end - from }, (_, offset) => from + offset);
  if (focused < 0 || focused >= count || (focused >= from && focused < end)) return indexes;
  return focused < from ? [focused, ...indexes] : [...indexes, focused];
}
