import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ColumnView } from './column-slots.ts';

/** Tables with more columns than this render only the visible ones. */
const MAX_UNWINDOWED_COLUMNS = 16;
/**
 * How far beyond the visible part columns are rendered, and how far the user must scroll before
 * they are rendered again, in pixels.
 */
const OVERSCAN_PIXELS = 240;
const SCROLL_STEP_PIXELS = 240;

/**
 * The visible part of a table inside its scrolling box. Null: all columns are rendered, because
 * there are few, `isWhole` is set (printing), or nothing has been measured yet.
 */
export function useColumnWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  isWhole: boolean,
): ColumnView | null {
  const [view, setView] = useState<ColumnView | null>(null);
  const windowed = count > MAX_UNWINDOWED_COLUMNS && !isWhole;
  useLayoutEffect(
    function watchView() {
      const scroller = box.current;
      if (scroller === null || !windowed) return undefined;
      const measure = () => {
        const width = scroller.clientWidth;
        const begin =
          Math.floor(Math.abs(scroller.scrollLeft) / SCROLL_STEP_PIXELS) * SCROLL_STEP_PIXELS;
        const next =
          width === 0
            ? null
            : {
                from: begin - OVERSCAN_PIXELS,
                to: begin + width + SCROLL_STEP_PIXELS + OVERSCAN_PIXELS,
              };
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
