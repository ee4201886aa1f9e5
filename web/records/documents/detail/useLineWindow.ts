import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Above this many lines only those in view are drawn. */
const windowedFrom = 50;
/** How many lines beyond the view are drawn in either direction, so that a quick scroll shows no gap. */
const overscan = 8;
/** Where nothing has a size yet. */
const unmeasured = { line: 36, view: 720 };
const firstDrawn = unmeasured.view / unmeasured.line + overscan;
/** Head and sums stand in the view, too, and a line of the former view stays in sight. */
const keptOfView = 3;

export interface LineWindow {
  /** Which lines are drawn, by their place on the page, in order. */
  places: readonly number[];
  lineHeight: number;
  /** Paper has no view. */
  printing: boolean;
  /** How many lines the view has between its head and its sums. */
  perView: () => number;
}

/**
 * Which lines of a page are drawn: those in view of the box that scrolls them, and those that are kept: the one that somebody is in would lose
 * what he is typing otherwise. Paper has no view: everything is drawn for it.
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
