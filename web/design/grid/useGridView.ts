import { type RefObject, useEffect, useRef, useState } from 'react';

/** The visible part of a table inside its scrolling box. */
export interface GridView {
  /** The rendered rows: from `first` up to, but not including, `last`. */
  first: number;
  last: number;
  /** Measured height of a row in pixels. */
  rowHeight: number;
  /** Horizontal scroll position, rounded down to steps, and visible width, in pixels. */
  scrollLeft: number;
  width: number;
  /** There are columns beyond the right edge. */
  hasMoreColumns: boolean;
  /** Rows per view: how far Page Down moves. One row of the previous view stays visible. */
  rowsPerPage: number;
}

interface GridViewOptions {
  /** Selects a row of the body. Without rows, a usual height is assumed. */
  rowSelector: string;
  /** Number of rows that the head, the sums and what stays visible of the previous view take. */
  reservedRows: number;
  /** All rows are rendered, for printing. */
  isWhole?: boolean;
}

/** Up to this many rows, all are rendered. */
const MAX_ROWS_UNWINDOWED = 50;
const OVERSCAN_ROWS = 5;
const INITIAL_ROWS = 32;
/**
 * The view changes in steps of rows and pixels, so that small scroll movements re-render nothing.
 */
const ROW_STEP = 4;
const SCROLL_STEP = 200;
/** Columns are rendered this many pixels beyond the view, so that quick scrolling shows no gaps. */
const OVERSCAN_PIXELS = 240;
/** Assumed row and view height in pixels, where layout has no sizes. */
const unmeasured = { row: 36, height: 720 };

/** Before measuring: as wide as the window, and a screen of rows. */
const initialView = (): GridView => ({
  first: 0,
  last: INITIAL_ROWS,
  rowHeight: unmeasured.row,
  scrollLeft: 0,
  width: window.innerWidth,
  hasMoreColumns: false,
  rowsPerPage: 10,
});

/**
 * Watches which part of a scrolling box is visible, with `count` rows of equal height below a head.
 * Lists, pages of lines and wide tables all use it.
 */
export function useGridView(
  box: RefObject<HTMLElement | null>,
  count: number,
  { rowSelector, reservedRows, isWhole = false }: GridViewOptions,
): GridView {
  const [view, setView] = useState(initialView);
  const hasBeenVisible = useRef(false);
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null) return undefined;
      const measure = () => {
        const isVisible = scroller.clientWidth > 0;
        // A hidden tab has no size: keep the last measured view.
        if (!isVisible && hasBeenVisible.current) return;
        hasBeenVisible.current = isVisible;
        const next = measureView(scroller, { rowSelector, reservedRows });
        setView((current) => keepIfEqual(current, next));
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
    [box, count, rowSelector, reservedRows],
  );
  return isWhole || count <= MAX_ROWS_UNWINDOWED ? { ...view, first: 0, last: count } : view;
}

function measureView(scroller: HTMLElement, options: GridViewOptions): GridView {
  const height = scroller.querySelector<HTMLElement>(options.rowSelector)?.offsetHeight ?? 0;
  const row = height > 0 ? height : unmeasured.row;
  const { clientHeight, clientWidth, scrollTop, scrollLeft, scrollWidth } = scroller;
  const rowsInView = (clientHeight || unmeasured.height) / row;
  const first = Math.max(0, Math.floor(scrollTop / row / ROW_STEP) * ROW_STEP - OVERSCAN_ROWS);
  return {
    first,
    last: first + Math.ceil(rowsInView) + ROW_STEP + 2 * OVERSCAN_ROWS,
    rowHeight: row,
    scrollLeft: Math.floor(scrollLeft / SCROLL_STEP) * SCROLL_STEP,
    width: clientWidth || window.innerWidth,
    hasMoreColumns: clientWidth > 0 && scrollLeft + clientWidth < scrollWidth - 1,
    rowsPerPage: Math.max(1, Math.floor(rowsInView) - options.reservedRows),
  };
}

function keepIfEqual(current: GridView, next: GridView): GridView {
  return (Object.keys(next) as (keyof GridView)[]).every((part) => current[part] === next[part])
    ? current
    : next;
}

/** The pixels whose columns are rendered, from the left edge of the table. */
export function columnSpanInView({ scrollLeft, width }: Pick<GridView, 'scrollLeft' | 'width'>): {
  from: number;
  to: number;
} {
  return { from: scrollLeft - OVERSCAN_PIXELS, to: scrollLeft + width + OVERSCAN_PIXELS };
}

/**
 * Indexes of the rendered rows in ascending order, and of the rows `kept`, which stay rendered even
 * out of view: one has the focus, and unmounting it would lose the text being typed.
 */
export function rowIndexesInView(
  { first, last }: Pick<GridView, 'first' | 'last'>,
  count: number,
  ...kept: readonly number[]
): readonly number[] {
  const end = Math.min(last, count);
  const from = Math.min(first, end);
  const indexes = Array.from({ length: end - from }, (_, offset) => from + offset);
  const outside = kept.filter((row) => row >= 0 && row < count && (row < from || row >= end));
  return outside.length === 0
    ? indexes
    : [...new Set([...indexes, ...outside])].sort((one, other) => one - other);
}
