import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between the layer and its anchor, and between the layer and the edge of the window. */
const GAP = 4;
const MIN_EDGE_DISTANCE = 8;
/** Default height that a layer needs: enough to read some lines of a list. */
const DEFAULT_NEEDED_HEIGHT = 200;
/** Minimum height of the layer, in pixels. */
const MIN_HEIGHT = 100;
/** Minimum width: the list of a narrow field, such as a table cell, must stay readable. */
const MIN_WIDTH = 240;

interface AnchoredOptions {
  /**
   * Height the layer needs, in pixels. If less is available below the anchor than this and than
   * above, it opens upwards.
   */
  neededHeight?: number;
  /** Makes the layer at least as wide as its anchor. */
  matchesAnchorWidth?: boolean;
}

/**
 * Shows a layer (a list, a calendar, a note) above everything else, dialogs included, at its
 * anchor, and repositions it while the page scrolls. The layer keeps its place in the DOM, so that
 * focus handling and closing on an outside press treat it as part of its field.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { neededHeight = DEFAULT_NEEDED_HEIGHT, matchesAnchorWidth = true }: AnchoredOptions = {},
): void {
  useLayoutEffect(
    function showLayer() {
      const [field, layer] = [anchor.current, list.current];
      if (!open || field === null || layer === null) return undefined;
      // Browsers without the popover API show the layer below its field, clipped by the scrolling
      // parent.
      if ('showPopover' in layer) {
        layer.popover = 'manual';
        layer.showPopover();
      }
      function position() {
        if (field === null || layer === null) return;
        const { left, top, bottom, width } = field.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        const [below, above] = [
          clientHeight - bottom - GAP - MIN_EDGE_DISTANCE,
          top - GAP - MIN_EDGE_DISTANCE,
        ];
        const upwards = below < neededHeight && above > below;
        if (matchesAnchorWidth)
          layer.style.minWidth = `${String(Math.min(Math.max(width, MIN_WIDTH), clientWidth - 2 * MIN_EDGE_DISTANCE))}px`;
        layer.style.maxHeight = `${String(Math.max(MIN_HEIGHT, upwards ? above : below))}px`;
        layer.style.left = `${String(Math.max(MIN_EDGE_DISTANCE, Math.min(left, clientWidth - MIN_EDGE_DISTANCE - layer.offsetWidth)))}px`;
        layer.style.top = upwards ? 'auto' : `${String(bottom + GAP)}px`;
        layer.style.bottom = upwards ? `${String(clientHeight - top + GAP)}px` : 'auto';
      }
      position();
      window.addEventListener('scroll', position, { capture: true, passive: true });
      window.addEventListener('resize', position);
      return () => {
        window.removeEventListener('scroll', position, { capture: true });
        window.removeEventListener('resize', position);
      };
    },
    [open, anchor, list, neededHeight, matchesAnchorWidth],
  );
}
