import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface Overflow {
  /** There is more content towards the start, or the end. */
  before: boolean;
  after: boolean;
  /** Visible width in pixels. */
  width: number;
}

const none: Overflow = { before: false, after: false, width: 0 };

/**
 * Whether a horizontally scrolling row has hidden content. The wheel scrolls it sideways. A new
 * value of `content` measures it again.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [overflow, setOverflow] = useState(none);
  const measure = useEffectEvent(() => {
    if (row.current === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const next = {
      before: scrollLeft > 1,
      after: scrollLeft + clientWidth < scrollWidth - 1,
      width: clientWidth,
    };
    setOverflow((current) =>
      current.before === next.before && current.after === next.after && current.width === next.width
        ? current
        : next,
    );
  });
  useEffect(
    function measureContent() {
      const frame = requestAnimationFrame(() => measure());
      return () => cancelAnimationFrame(frame);
    },
    [content],
  );
  useEffect(
    function watch() {
      const element = row.current;
      if (element === null) return undefined;
      const measureAgain = () => measure();
      element.addEventListener('scroll', measureAgain, { passive: true });
      // React's wheel listener is passive and could not prevent the page from scrolling.
      element.addEventListener('wheel', scrollSideways, { passive: false });
      window.addEventListener('resize', measureAgain);
      const observer =
        typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureAgain);
      observer?.observe(element);
      return () => {
        element.removeEventListener('scroll', measureAgain);
        element.removeEventListener('wheel', scrollSideways);
        window.removeEventListener('resize', measureAgain);
        observer?.disconnect();
      };
    },
    [row],
  );
  return overflow;
}

/** Pixels per line, for wheels that count in lines. */
const WHEEL_LINE_HEIGHT = 24;

function scrollSideways(event: WheelEvent) {
  const row = event.currentTarget;
  if (
    !(row instanceof HTMLElement) ||
    event.deltaX !== 0 ||
    event.ctrlKey ||
    row.scrollWidth <= row.clientWidth
  )
    return;
  event.preventDefault();
  row.scrollLeft +=
    event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * WHEEL_LINE_HEIGHT : event.deltaY;
}
