import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ColumnView } from './column-slots.ts';

/** Above this many columns only those in view are drawn. */
const windowedFrom = 16;
/** How far beyond the view they are drawn, and how far the view moves before they are drawn anew, in pixels. */
const overscan = 240;
const step = 240;

/** Which columns of a table are in view of the box that scrolls it; null: all are drawn. Where nothing has a size they all are. */
export function useColumnWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  isWhole: boolean,
): ColumnView | null {
  const [view, setView] = useState<ColumnView | null>(null);
  const windowed = count > windowedFrom && !isWhole;
  useLayoutEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null || !windowed) return undefined;
      const measure = () => {
        const width = scroller.clientWidth;
        const begin = Math.floor(Math.abs(scroller.scrollLeft) / step) * step;
        const next =
          width === 0 ? null : { from: begin - overscan, to: begin + width + step + overscan };
        setView((old) => (old?.from === next?.from && old?.to === next?.to ? old : next));
      };
      measure();
      scroller.addEventListener('scroll', measure, { passive: true });
      window.addEventListener('resize', measure);
      return () => {
        scroller.removeEventListener('scroll', measure);
        window.removeEventListener('resize', measure);
      };
    },
    [box, windowed],
  );
  return windowed ? view : null;
}
