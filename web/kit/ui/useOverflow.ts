import { useEffect, useState, type RefObject } from 'react';

export interface Overflow {
  /** There is more towards the beginning, or the end. */
  before: boolean;
  after: boolean;
}

const none: Overflow = { before: false, after: false };

/** Whether a row that scrolls sideways holds more than it shows. The wheel scrolls it sideways. `content` is what its width depends on. */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [overflow, setOverflow] = useState(none);
  useEffect(
    function watch() {
      const element = row.current;
      if (element === null) return undefined;
      const measure = () => {
        const { scrollLeft, scrollWidth, clientWidth } = element;
        const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
        setOverflow((old) => (old.before === next.before && old.after === next.after ? old : next));
      };
      const scrollSideways = (event: WheelEvent) => {
        if (event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return;
        event.preventDefault();
        element.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY;
      };
      measure();
      element.addEventListener('scroll', measure, { passive: true });
      // React's own wheel listener is passive and could not keep the page from scrolling.
      element.addEventListener('wheel', scrollSideways, { passive: false });
      window.addEventListener('resize', measure);
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      observer?.observe(element);
      return () => {
        element.removeEventListener('scroll', measure);
        element.removeEventListener('wheel', scrollSideways);
        window.removeEventListener('resize', measure);
        observer?.disconnect();
      };
    },
    [row, content],
  );
  return overflow;
}
