import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface Overflow {
  /** There is more towards the beginning, or the end. */
  before: boolean;
  after: boolean;
  /** How wide the row is, in pixels. */
  width: number;
}

const none: Overflow = { before: false, after: false, width: 0 };

/** Whether a row that scrolls sideways holds more than it shows. The wheel scrolls it sideways. `content` is what its width depends on. */
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
    setOverflow((old) =>
      old.before === next.before && old.after === next.after && old.width === next.width
        ? old
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
      // React's own wheel listener is passive and could not keep the page from scrolling.
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

/** How far one line of a wheel that counts in lines goes, in pixels. */
const lineHeight = 24;

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
    event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY;
}
