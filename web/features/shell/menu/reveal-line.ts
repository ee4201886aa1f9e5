/**
 * Brings a line of a menu into the view of the element that scrolls the menu, and scrolls that element alone: the browser's own way would
 * scroll the page too, because the menu sticks to its top where nothing else may stand.
 */
export function revealLine(line: Element): void {
  const scroller = line.closest('[data-scrolls]');
  if (scroller === null) return;
  const [shown, wanted] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  if (wanted.top < shown.top) scroller.scrollTop -= shown.top - wanted.top;
  else if (wanted.bottom > shown.bottom) scroller.scrollTop += wanted.bottom - shown.bottom;
}
