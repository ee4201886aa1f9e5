import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../../../design/print/usePrinting.ts';

/** Pages with more lines than this render only the visible ones. */
const MAX_UNWINDOWED_LINES = 50;
/**
 * Number of lines rendered above and below the visible ones, so that fast scrolling shows no gap.
 */
const OVERSCAN_LINES = 8;
/** Sizes in pixels before anything has been measured. */
const unmeasured = { line: 36, view: 720 };
const INITIAL_LAST_LINE = unmeasured.view / unmeasured.line + OVERSCAN_LINES;
/**
 * Page Up and Page Down move by this many lines less than fit: header and sums cover two, and one
 * line of the previous view stays visible.
 */
const RESERVED_LINES = 3;

/** The lines of a page that are rendered. */
export interface LineWindow {
  /** Indexes of the lines to render, in ascending order. */
  rows: readonly number[];
  lineHeight: number;
  /** True while the page is printed: everything is rendered. */
  printing: boolean;
  /** Number of lines that fit between header and sums. */
  linesPerView: () => number;
}

/**
 * Determines which lines of a page are rendered: those in view and those in `alwaysRendered`. These
 * include the active line, because unmounting it would lose the text being typed. Printing renders
 * all lines.
 */
export function useLineWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  alwaysRendered: readonly number[],
): LineWindow {
  const printing = usePrinting(true);
  const windowed = count > MAX_UNWINDOWED_LINES && !printing;
  const [view, setView] = useState({
    first: 0,
    last: INITIAL_LAST_LINE,
    lineHeight: unmeasured.line,
  });
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null || count <= MAX_UNWINDOWED_LINES) return undefined;
      function measure() {
        if (scroller === null) return;
        const measured =
          scroller.querySelector<HTMLElement>('tbody tr[data-row]')?.offsetHeight ?? 0;
        const lineHeight = measured > 0 ? measured : unmeasured.line;
        const viewHeight = scroller.clientHeight > 0 ? scroller.clientHeight : unmeasured.view;
        const first = Math.max(0, Math.floor(scroller.scrollTop / lineHeight) - OVERSCAN_LINES);
        const last = first + Math.ceil(viewHeight / lineHeight) + 2 * OVERSCAN_LINES;
        setView((old) =>
          old.first === first && old.last === last && old.lineHeight === lineHeight
            ? old
            : { first, last, lineHeight },
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
    [box, count],
  );
  return {
    rows: renderedRows(windowed ? view : { first: 0, last: count }, count, alwaysRendered),
    lineHeight: view.lineHeight,
    printing,
    linesPerView() {
      const height = box.current?.clientHeight ?? 0;
      return Math.max(
        1,
        Math.floor((height > 0 ? height : unmeasured.view) / view.lineHeight) - RESERVED_LINES,
      );
    },
  };
}

function renderedRows(
  { first, last }: { first: number; last: number },
  count: number,
  alwaysRendered: readonly number[],
): number[] {
  const end = Math.min(last, count);
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, nth) => first + nth);
  const outside = alwaysRendered.filter(
    (row) => row >= 0 && row < count && (row < first || row >= end),
  );
  return outside.length === 0
    ? shown
    : [...new Set([...shown, ...outside])].sort((one, other) => one - other);
}
