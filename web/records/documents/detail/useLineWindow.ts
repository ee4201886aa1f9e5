import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Pages with more lines than this render only the visible ones. */
const windowedFrom = 50;
/**
 * Number of lines rendered above and below the visible ones, so that fast scrolling shows no gap.
 */
const overscan = 8;
/** Sizes in pixels before anything has been measured. */
const unmeasured = { line: 36, view: 720 };
const firstDrawn = unmeasured.view / unmeasured.line + overscan;
/**
 * Page Up and Page Down move by this many lines less than fit: header and sums cover two, and one
 * line of the previous view stays visible.
 */
const keptOfView = 3;

export interface LineWindow {
  /** Indexes of the lines to render, in ascending order. */
  places: readonly number[];
  lineHeight: number;
  /** True while the page is printed: everything is rendered. */
  printing: boolean;
  /** Number of lines that fit between header and sums. */
  perView: () => number;
}

/**
 * Determines which lines of a page are rendered: those in view and those in `kept`. The active line
 * is always kept, because unmounting it would lose the text being typed. Printing renders all
 * lines.
 */
export function useLineWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  kept: readonly number[],
): LineWindow {
  const [printing, setPrinting] = useState(false);
  const windowed = count > windowedFrom && !printing;
  const [view, setView] = useState({ first: 0, last: firstDrawn, lineHeight: unmeasured.line });
  useEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null || count <= windowedFrom) return undefined;
      function measure() {
        if (scroller === null) return;
        const measured =
          scroller.querySelector<HTMLElement>('tbody tr[data-place]')?.offsetHeight ?? 0;
        const lineHeight = measured > 0 ? measured : unmeasured.line;
        const viewHeight = scroller.clientHeight > 0 ? scroller.clientHeight : unmeasured.view;
        const first = Math.max(0, Math.floor(scroller.scrollTop / lineHeight) - overscan);
        const last = first + Math.ceil(viewHeight / lineHeight) + 2 * overscan;
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
  useEffect(function drawAllForPaper() {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    places: placesOf(windowed ? view : { first: 0, last: count }, count, kept),
    lineHeight: view.lineHeight,
    printing,
    perView() {
      const height = box.current?.clientHeight ?? 0;
      return Math.max(
        1,
        Math.floor((height > 0 ? height : unmeasured.view) / view.lineHeight) - keptOfView,
      );
    },
  };
}

function placesOf(
  { first, last }: { first: number; last: number },
  count: number,
  kept: readonly number[],
): number[] {
  const end = Math.min(last, count);
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, nth) => first + nth);
  const outside = kept.filter(
    (place) => place >= 0 && place < count && (place < first || place >= end),
  );
  return outside.length === 0
    ? shown
    : [...new Set([...shown, ...outside])].sort((one, other) => one - other);
}
