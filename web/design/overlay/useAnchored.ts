import { useLayoutEffect, type RefObject } from 'react';

/** Between what opens and its anchor, and how near it may come to the edge of the window. */
const gap = 4;
const edge = 8;
/** The room for a list of which some lines can be read. */
const usuallyEnough = 200;
/** What is left of it where there is next to no room. */
const leastHeight = 100;
/** A narrow field, as in a cell of a table, has a list in which names can be read. */
const leastWidth = 240;

interface AnchoredShape {
  /** Less room than this below the anchor, and more above it, has it open upwards. */
  enough?: number;
  /** Whether it is at least as wide as its anchor. */
  fits?: boolean;
}

/**
 * Lays a list over everything else, dialogs included, at the element that it belongs to, and keeps it there while the page scrolls. The list
 * stays where it is in the document, so that the focus and what closes by a press outside see it as a part of its field.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { enough = usuallyEnough, fits = true }: AnchoredShape = {},
): void {
  useLayoutEffect(
    function layOver() {
      const [field, layer] = [anchor.current, list.current];
      if (!open || field === null || layer === null) return undefined;
      // A browser without this layer shows the list below its field, within what scrolls around it.
      if ('showPopover' in layer) {
        layer.popover = 'manual';
        layer.showPopover();
      }
      function place() {
        if (field === null || layer === null) return;
        const { left, top, bottom, width } = field.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        const [below, above] = [clientHeight - bottom - gap - edge, top - gap - edge];
        const upwards = below < enough && above > below;
        if (fits)
          layer.style.minWidth = `${String(Math.min(Math.max(width, leastWidth), clientWidth - 2 * edge))}px`;
        layer.style.maxHeight = `${String(Math.max(leastHeight, upwards ? above : below))}px`;
        layer.style.left = `${String(Math.max(edge, Math.min(left, clientWidth - edge - layer.offsetWidth)))}px`;
        layer.style.top = upwards ? 'auto' : `${String(bottom + gap)}px`;
        layer.style.bottom = upwards ? `${String(clientHeight - top + gap)}px` : 'auto';
      }
      place();
      window.addEventListener('scroll', place, { capture: true, passive: true });
      window.addEventListener('resize', place);
      return () => {
        window.removeEventListener('scroll', place, { capture: true });
        window.removeEventListener('resize', place);
      };
    },
    [open, anchor, list, enough, fits],
  );
}
