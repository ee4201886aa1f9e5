import { useEffect, useRef, type RefObject } from 'react';
import type { TabStripTab } from './TabStripItem.tsx';

/** Scrolls the selected tab into view when the selection, the tabs or the width change. */
export function useVisibleSelection(
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabStripTab[],
  selectedId: string,
  width: number,
) {
  useEffect(
    function showSelected() {
      // Before the strip has been measured, positions would cost a layout of the whole page.
      if (width === 0) return;
      scrollToTab(list.current, list.current?.querySelector('[aria-selected="true"]'));
    },
    // Not when the user scrolls: the strip stays there.
    [list, tabs, selectedId, width],
  );
}

/** Focuses the selected tab when the focused one was closed. Returns the id of the focused tab. */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabStripTab[],
  selectedId: string,
): RefObject<string | null> {
  const focused = useRef<string | null>(null);
  useEffect(
    function keepFocus() {
      if (focused.current === null || tabs.some(({ id }) => id === focused.current)) return;
      focused.current = null;
      focusTab(list.current, list.current?.querySelector<HTMLElement>('[aria-selected="true"]'));
    },
    [list, tabs, selectedId],
  );
  return focused;
}

export function focusTab(list: HTMLElement | null, tab: HTMLElement | null | undefined) {
  tab?.focus({ preventScroll: true });
  scrollToTab(list, tab);
}

/** Distance in pixels from the edge, where tabs fade out. */
const CLEARANCE = 24;

/**
 * Scrolls only the strip. `scrollIntoView` would scroll the page too, because the strip is sticky.
 */
function scrollToTab(list: HTMLElement | null, tab: Element | null | undefined) {
  if (list === null || tab == null) return;
  const [shown, wanted] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = wanted.left - CLEARANCE - shown.left;
  const after = wanted.right + CLEARANCE - shown.right;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += Math.min(after, before);
}
